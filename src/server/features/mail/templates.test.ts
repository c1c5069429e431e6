import { describe, expect, test } from 'vitest'
import { digestMail } from '#server/features/digest/digest-mail.ts'
import { feedbackMail } from '#server/features/feedback/feedback-mail.ts'
import { invitationMail } from '#server/features/invitations/invitation-mail.ts'
import { escapeHtml } from './layout.ts'
import { resetMail } from '#server/features/accounts/reset-mail.ts'

const link = 'https://keel.example.com/reset-password#a-token'

describe('mail templates', () => {
  test.each([
    ['invitation', invitationMail({ name: 'Ann', email: 'ann@example.com', link, days: 7 })],
    ['reset', resetMail({ link })],
  ])('%s says the same in text and HTML, with the link in both', (_kind, { text, html }) => {
    expect(text).toContain(`\n\n${link}\n\n`)
    expect(html.match(/href="([^"]+)"/)?.[1]).toBe(link)
    const lines = text.split('\n').filter((line) => line && line !== '-- ')
    for (const line of lines) expect(html).toContain(escapeHtml(line))
  })

  test('what people wrote is escaped and stays in its place', () => {
    const evil = '<img src=x onerror=alert(1)> & "quotes"'
    const { subject, text, html } = feedbackMail({
      name: `Eve\r\nBcc: all@example.com ${evil}`,
      email: 'eve@example.com',
      subject: `Hi\r\nBcc: all@example.com\u2028${evil}`,
      message: `${evil}\r\n\r\nSecond paragraph`,
    })
    expect(subject).toBe(`Feedback: Hi Bcc: all@example.com ${evil}`)
    expect(html).not.toMatch(/<img|"quotes"/)
    expect(html).toContain(
      '&#60;img src=x onerror=alert(1)&#62; &#38; &#34;quotes&#34;<br><br>Second paragraph',
    )
    expect(text).toContain(`Eve Bcc: all@example.com ${evil} (eve@example.com)`)
  })

  test('a digest has its lists and both links in text and HTML', () => {
    const { text, html } = digestMail({
      digest: {
        subject: 'Your weekly Keel digest',
        paragraphs: ['Hello Ann,'],
        sections: [{ heading: 'Your <goals>', lines: ['House: $5.00 & more', 'Boat: $7.00'] }],
      },
      frequency: 'weekly',
      base: 'https://keel.example.com',
      token: '7.signed',
    })
    expect(text).toContain('Your <goals>\n- House: $5.00 & more\n- Boat: $7.00\n')
    expect(text).toMatch(/Unsubscribe: https:\/\/keel.example.com\/unsubscribe#7.signed$/)
    expect(html).toContain('Your &#60;goals&#62;</h2>')
    expect(html.match(/<li[^>]*>[^<]+<\/li>/g)?.map((item) => item.replaceAll(/<[^>]+>/g, ''))).toEqual([
      'House: $5.00 &#38; more',
      'Boat: $7.00',
    ])
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
    expect(new Set(links)).toEqual(
      new Set(['https://keel.example.com/chat', 'https://keel.example.com/unsubscribe#7.signed']),
    )
  })

  test('an invitation greets without a name too', () => {
    const { text } = invitationMail({ name: null, email: 'ann@example.com', link, days: 7 })
    expect(text).toMatch(/^Hello,\n/)
  })
})

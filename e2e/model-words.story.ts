import { checkAccessibility } from './support/accessibility.ts'
import { ask, log, openChat } from './support/chat.ts'
import { openProvider } from './support/model.ts'
import { storiesWith } from './support/story.ts'

const { provider, start } = await openProvider()
const storyWithModel = storiesWith(start)

storyWithModel(
  'a model words the answer; its figures, sums and finds are Keel’s to vouch for',
  async (kit) => {
    const { page, signIn, expect } = kit
    await signIn(page)
    await page.request.post('/api/profile', { data: { savings: 12_000 } })
    await openChat(page)
    const { host } = new URL(provider.url)
    await page
      .getByText(`Your messages and the figures they need are sent to ${host} to word the answers.`)
      .waitFor()
    const sourceOf = async (figure: string) => {
      await log(page).getByRole('button', { name: figure, exact: true }).first().click()
      const source = await page.getByRole('dialog').filter({ hasText: figure }).innerText()
      await page.keyboard.press('Escape')
      return source
    }

    provider.play({
      does: 'answer',
      text: 'You have **$12,000** in savings.\n\n- It is a start\n- <img src=x onerror="window.broken = true">\n\n| What | Now |\n|---|---|\n| Savings | $12,000 |',
    })
    const first = await ask(page, 'How are my savings?')
    await expect.poll(() => first.innerText()).toMatch(/You have \$12,000 in savings\./)
    await expect.poll(() => first.getByRole('note').count()).toBe(0)
    expect(await sourceOf('$12,000')).toMatch(/Your profile: savings\s+Open in Profile/)
    await first.getByRole('button', { name: 'Show the working' }).click()
    await first.getByRole('listitem').getByText('It is a start').waitFor()
    await first.getByRole('cell', { name: 'Savings' }).waitFor()
    await expect.poll(() => log(page).locator('img').count()).toBe(0)

    const input = { principal: 'said"340,000"', rate: 'said"6.5%"', months: 'said"30 years"' }
    provider.play(
      { does: 'step', text: 'Let me work that out.', calls: [{ tool: 'loan-payment', input }] },
      { does: 'answer', text: 'It comes to [[s1.payment]] a month.\n\n[[card:s1]]' },
    )
    const second = await ask(page, 'What is the payment on a 340,000 loan at 6.5% over 30 years?')
    await expect.poll(() => second.innerText()).toMatch(/It comes to \$2,149\.03 a month\./)
    expect(await sourceOf('$2,149.03')).toMatch(/Computed[^]*\$340,000[^]*6\.5%/)
    await second.getByRole('button', { name: 'Show the working' }).click()
    await second
      .getByRole('button', { name: /^(?:Month|Year) by|^Show \d+ rows/ })
      .first()
      .click()
    await second.getByRole('table').first().waitFor()

    provider.play(
      { does: 'answer', text: 'All is well. You will have $999,999 soon.' },
      { does: 'answer', text: 'You will have a million soon.' },
    )
    const third = await ask(page, 'And my savings?')
    await expect.poll(() => third.innerText()).toMatch(/All is well\./)
    await expect.poll(() => third.getByRole('note').innerText()).toMatch(/could not be traced were left out/)
    await expect.poll(() => log(page).innerText()).not.toMatch(/999,999|million/)

    const quote = '4,000 went into baseball cards'
    provider.play(
      { does: 'call', tool: 'fact', input: { what: 'asset', value: 4000, quote, name: 'Baseball cards' } },
      { does: 'answer', text: 'Cards are a fine thing.' },
    )
    await ask(page, `${quote}, sorry to say`)
    await log(page)
      .getByRole('list', { name: 'Taken from this message' })
      .getByText(/\$4,000/)
      .waitFor()
    // Tall enough that nothing stands half under a bar, where it would be taken for something small.
    await page.setViewportSize({ width: 1280, height: 2400 })
    await checkAccessibility(page)
    const assets = await (await page.request.get('/api/assets')).json()
    expect(assets).toMatchObject([{ name: 'Baseball cards', value: 4000 }])
  },
)

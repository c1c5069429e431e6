import { expect, test } from 'vitest'
import { digests } from '#contract/digest.ts'
import { profile } from '#contract/profile.ts'
import { settings } from '#contract/settings.ts'
import { toCents } from '#finance/money.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { useTestDigests } from '#server/testing/test-digests.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('a digest at once', (engine) => {
  const at = useTestDigests(engine)

  test('is what the preview shows, and leaves the next one as it was', async () => {
    const ann = await at().newSaver()
    await at().round()
    await ann.setCash(8500)
    const preview = await ann.call(digests.preview)
    expect(preview).toMatchObject({ subject: 'Your weekly Keel digest', isChanged: true })
    expect(preview.sections.map(({ heading }) => heading)).toEqual([
      'Net worth and spending',
      'Interest and inflation',
      'Your next step',
    ])
    expect(await ann.call(digests.sendNow)).toEqual({ sent: true })
    const [mail] = at().received()
    for (const line of [...preview.paragraphs, ...preview.sections.flatMap(({ lines }) => lines)]) {
      expect(mail?.text).toContain(line)
    }
    expect(await ann.call(digests.preview)).toEqual(preview)
    await at().goTo('2026-03-02T07:00:00.000Z')
    expect(at().received()).toHaveLength(1)
  })

  test('says so when nothing has changed, and tells nothing of topics that are off', async () => {
    const ann = await at().newSaver()
    await at().round()
    await ann.call(settings.change, { body: { budget: false, market: false, advice: false, goals: true } })
    const preview = await ann.call(digests.preview)
    expect(preview.paragraphs[1]).toBe('Nothing has changed since Sunday, March 1. This is where you stand.')
    expect(preview.sections.map(({ heading }) => heading)).toEqual(['Your goals'])
    await ann.call(settings.change, { body: { goals: false } })
    expect((await ann.call(digests.preview)).sections).toEqual([])
  })

  test('tells no savings of pay that is before tax, and asks for what is taken home', async () => {
    const bo = await at().newUser({ name: '' })
    await bo.call(profile.save, {
      body: { income: toCents(60_000), incomeBasis: 'gross', expenses: toCents(2000), debt: 0 },
    })
    const { sections } = await bo.call(digests.preview)
    expect(sections.map(({ lines }) => lines)).toEqual([
      ['Income: $5,000.00 a month, before tax.', 'Spending: $2,000.00 a month.'],
      ['Set your take-home pay, so that what is left of a month is what is really left.'],
    ])
    await bo.call(profile.save, { body: { incomeBasis: null } })
    const [unsaid] = (await bo.call(digests.preview)).sections
    expect(unsaid?.lines[0]).toBe('Income: $5,000.00 a month, may be before tax.')
  })

  test('works from the profile where there are no rows, and knows no change before the first round', async () => {
    const bo = await at().newUser({ name: '' })
    await bo.call(profile.save, {
      body: {
        income: toCents(60_000),
        incomeBasis: 'net',
        expenses: toCents(5200),
        savings: toCents(900),
        debt: 0,
      },
    })
    const { paragraphs, sections } = await bo.call(digests.preview)
    expect(paragraphs).toEqual(['Hello,', 'This is where you stand.'])
    expect(sections).toEqual([
      {
        heading: 'Net worth and spending',
        lines: [
          'Net worth: $900.00.',
          'Income: $5,000.00 a month.',
          'Spending: $5,200.00 a month.',
          'Savings: -$200.00 a month, -4.0% of your income. 20% is recommended.',
        ],
      },
      {
        heading: 'Your next step',
        lines: [
          'You spend $200.00 a month more than you earn. Bring your expenses of $5,200.00 below your income of $5,000.00 first.',
        ],
      },
    ])
  })

  test('does not ask for what is known', async () => {
    const bo = await at().newUser()
    const body = { income: toCents(60_000), expenses: toCents(2000), savings: toCents(90_000), debt: 0 }
    await bo.call(profile.save, { body: { ...body, incomeBasis: 'net', retirementAge: 67 } })
    const step = async () => (await bo.call(digests.preview)).sections.at(-1)?.lines
    expect(await step()).toEqual([
      'Tell the advisor about your age, retirement savings and monthly saving for retirement, so that it can look further.',
    ])
    await at().db.updateTable('profiles').set({ birthYear: 1990 }).where('userId', '=', bo.user.id).execute()
    expect(await step()).toEqual([
      'Tell the advisor about your retirement savings and monthly saving for retirement, so that it can look further.',
    ])
  })

  test('is not sent without end', async () => {
    const ann = await at().newSaver()
    for (let sent = 0; sent < 10; sent += 1) await ann.call(digests.sendNow)
    await expect(ann.call(digests.sendNow)).rejects.toMatchObject({ status: 429 })
    expect(at().received()).toHaveLength(10)
  })

  test('that the mail server does not take now is tried again', async () => {
    const ann = await at().newSaver()
    at().smtp.behave({ is: 'refusing', code: 451, at: 'data' })
    expect(await ann.call(digests.sendNow)).toEqual({ sent: false })
    at().smtp.behave({ is: 'accepting' })
    at().hours(1)
    await at().services.outbox.sendDue()
    expect(at().received()).toHaveLength(1)
  })
})

onBothEngines('a Keel without e-mail', (engine) => {
  const app = useTestApp(engine)

  test('shows the digest, and says that it cannot be sent', async () => {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { income: toCents(60_000) } })
    expect((await ann.call(digests.preview)).sections).toHaveLength(2)
    await expect(ann.call(digests.sendNow)).rejects.toMatchObject({
      status: 409,
      serverMessage: 'This Keel does not send e-mail.',
    })
    expect(await app().db.selectFrom('mails').selectAll().execute()).toEqual([])
  })
})

import { log, openChat, replied, said, serveMessages } from './support/chat.ts'
import { story } from './support/story.ts'

const figure = {
  id: 'f1',
  label: 'Time until the Visa is paid off',
  text: '8 months',
  unit: 'months',
  value: 8,
  source: { kind: 'rule', name: 'Patience', text: 'It takes as long as it takes.' },
}

/** What a reply must never become, even if the server let it through. */
const hostile = [
  '<script>window.broken = true</script>',
  '<img src=x onerror="window.broken = true">',
  '<svg onload="window.broken = true"><script>window.broken = true</script></svg>',
  '<svg><foreignObject><img src=x onerror="window.broken=true"></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.broken=true>',
  '<iframe srcdoc="<script>parent.broken = true</script>"></iframe>',
  '<object data="javascript:window.broken=true"></object><embed src="javascript:window.broken=true">',
  '<a href="javascript:window.broken=true">one</a>',
  '<a href=" java\nscript:window.broken=true">two</a>',
  '<a href="data:text/html,<script>parent.broken=true</script>">three</a>',
  '<a href="https://evil.example/">four</a>',
  '<a href="//evil.example/">five</a>',
  '<a href="/\\evil.example">six</a>',
  '<a href="/logout">seven</a>',
  '<a href="/api/auth/logout">eight</a>',
  '<form action="/api/auth/logout" method="post"><button>nine</button><input name="password"></form>',
  '<p style="position:fixed;inset:0;background:red" class="sr-only" id="content" onclick="window.broken=true">ten</p>',
  '<style>body { display: none }</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<video><source onerror="window.broken=true"></video><audio src=x onerror="window.broken=true"></audio>',
  '<details open ontoggle="window.broken=true">eleven</details>',
  '<template><script>window.broken=true</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=window.broken=true>"></noscript>',
  '<textarea></textarea><img src=x onerror="window.broken=true"></textarea>',
  '<data value="f99"><b>twelve</b></data><data value="f1" onclick="window.broken=true">$999,999</data>',
  '<button autofocus onfocus="window.broken=true">thirteen</button>',
  `${'<em>'.repeat(500)}deep${'</em>'.repeat(500)}`,
  '<p>unclosed <strong>fourteen',
  '<div><h1>fifteen</h1><marquee onstart="window.broken=true">sixteen</marquee></div>',
]

const allowed = new Set(['P', 'UL', 'LI', 'Q', 'STRONG', 'EM', 'A', 'BUTTON'])

story(
  'nothing in a reply is ever active, styled, or a way out of the app',
  async ({ page, server, signIn, expect, expectNoise }) => {
    await signIn(page)
    await serveMessages(page, [
      said(1, '<img src=x onerror="window.broken = true"> is what I typed'),
      ...hostile.map((content, index) => replied(index + 2, content, { figures: [figure] })),
    ])
    // Already the document that only reads it obeys the policy of the page, and says so.
    expectNoise({ text: 'Content Security Policy' })
    const strangers: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(server.url).origin) strangers.push(request.url())
    })
    await openChat(page)
    await log(page)
      .getByText(`Response #${hostile.length + 1}`)
      .waitFor()
    const found = await log(page).evaluate((root) =>
      [...root.querySelectorAll('.rich-text *')].map((element) => ({
        tag: element.tagName,
        href: element.getAttribute('href'),
        attributes: element.getAttributeNames(),
      })),
    )
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(({ tag }) => !allowed.has(tag))).toEqual([])
    expect(found.filter(({ href }) => href !== null)).toEqual([])
    const names = new Set(found.flatMap(({ attributes }) => attributes))
    expect([...names].toSorted()).toEqual(['aria-expanded', 'aria-haspopup', 'class', 'title', 'type'])
    await expect.poll(() => page.evaluate(() => 'broken' in window)).toBe(false)
    expect(strangers).toEqual([])
    // A figure shows what its source vouches for, whatever the reply says it is.
    await log(page).getByRole('button', { name: '8 months' }).waitFor()
    await expect.poll(() => log(page).getByText('$999,999').count()).toBe(0)
    await log(page).getByText('<img src=x onerror="window.broken = true"> is what I typed').waitFor()
    expect(new URL(page.url()).pathname).toBe('/chat')
  },
)

story('what a reply may hold is shown as such', async ({ page, signIn, expect }) => {
  await signIn(page)
  const content =
    '<p><strong>Pay</strong> your <q>Visa</q> <em>first</em>.</p><ul><li>One</li><li>See <a href="/budget">your budget</a></li></ul>'
  await serveMessages(page, [replied(1, content)])
  await openChat(page)
  await expect
    .poll(() => log(page).locator('.rich-text').innerHTML())
    .toMatch(
      new RegExp(
        String.raw`^<p><strong>Pay</strong> your <q>Visa</q> <em>first</em>\.</p>` +
          '<ul><li>One</li><li>See <a href="/budget" class="[^"]*">your budget</a></li></ul>$',
      ),
    )
  await log(page).getByText('40 characters (max 200)').waitFor()
  await log(page).getByRole('link', { name: 'your budget' }).click()
  await page.getByRole('heading', { level: 1, name: 'Budget Tracker' }).waitFor()
})

import { launchChromium } from '../../../e2e/support/chromium.ts'
import { openAccounts } from '../../../e2e/support/accounts.ts'
import { startServer } from '../../../e2e/support/server-process.ts'

const SLOW_DOWN = 4
const DEBTS = 8
const MOVES = 120

/** Pictures a second while the slider of the debts is dragged, on a processor a quarter as fast. */
export async function dragSlider(): Promise<number> {
  const [browser, server] = [await launchChromium(), await startServer()]
  const accounts = openAccounts(server)
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await accounts.signIn(page)
    for (let at = 0; at < DEBTS; at += 1) {
      const data = {
        name: `Card ${at}`,
        amount: 2000 + at * 700,
        interestRate: 9 + at,
        category: 'Credit Cards',
      }
      await context.request.post('/api/liabilities', { data: { ...data, minimumPayment: 60 } })
    }
    await page.goto('/plans')
    const slider = page.getByRole('slider', { name: /^For all debts each month/ })
    await slider.scrollIntoViewIfNeeded()
    const before = await slider.inputValue()
    const box = await slider.boundingBox()
    if (!box) throw new Error('The slider is not to be seen.')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.mouse.move(box.x + 10, box.y + box.height / 2)
    await page.mouse.down()
    const counting = page.evaluate(countPictures, 2000)
    for (let move = 0; move < MOVES; move += 1)
      await page.mouse.move(box.x + 10 + ((box.width - 20) * move) / MOVES, box.y + box.height / 2)
    const pictures = await counting
    if ((await slider.inputValue()) === before) throw new Error('The slider was not dragged.')
    return pictures
  } finally {
    await accounts.close()
    await browser.close()
    await server.stop()
  }
}

/** In the page: how many pictures a second it makes for so many milliseconds. */
function countPictures(milliseconds: number): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now()
    let count = 0
    const next = (now: number) => {
      count += 1
      if (now - start < milliseconds) requestAnimationFrame(next)
      else resolve((count * 1000) / (now - start))
    }
    requestAnimationFrame(next)
  })
}

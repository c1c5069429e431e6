import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QueryView } from './query-view.tsx'

function render(
  state: { data?: string | null; isPending?: boolean; isFetching?: boolean },
  look: { failure?: string; failureTitle?: string; isQuiet?: boolean } = { failure: 'It did not come.' },
) {
  const query = {
    data: undefined,
    isPending: false,
    isFetching: false,
    refetch: () => Promise.resolve(),
    ...state,
  }
  const props = { query, loading: 'Loading', ...look, children: (data: string | null) => `Here is ${data}` }
  return renderToStaticMarkup(createElement(QueryView<string | null>, props))
}

test('it shows that something is loading, and then what came', () => {
  expect(render({ isPending: true, isFetching: true })).toBe('Loading')
  expect(render({ data: 'a list' })).toBe('Here is a list')
})

test('nothing is an answer, too', () => {
  expect(render({ data: null })).toBe('Here is null')
})

test('what could not be loaded is named, with the way to try again', () => {
  const html = render({})
  expect(html).toMatch(/role="alert".*Error.*It did not come\..*<button[^>]*>.*Try again/)
  expect(render({}, { failureTitle: 'No plans.' })).toMatch(/No plans\..*Try again/)
})

test('a quiet failure is no alert', () => {
  const html = render({}, { failure: 'It did not come.', isQuiet: true })
  expect(html).toMatch(/It did not come\..*Try again/)
  expect(html).not.toContain('role="alert"')
})

test('what was loaded once stays', () => {
  expect(render({ data: 'the old list', isFetching: true })).toBe('Here is the old list')
})

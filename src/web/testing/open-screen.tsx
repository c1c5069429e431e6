import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactElement } from 'react'
import { onTestFinished, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { queryClient } from '#web/data/client.ts'
import { currentUserQuery } from '#web/data/session.ts'
import { forgetAnswers } from '#web/data/send-request.ts'
import { type answer, installFakeServer } from './fake-server.ts'
import { type Kind, listNamed, type Name, nameOf } from './find-named.ts'
import { ann } from './signed-in.ts'
import { installSmallDom } from './small-dom/install-small-dom.ts'
import type { SmallElement } from './small-dom/small-element.ts'
import { dispatch } from './small-dom/small-node.ts'

type Answers = ReturnType<typeof answer>[]

/** React is asked to wait for its own work here alone: what an answer brings in between is drawn as in a browser. */
async function inAct(run: () => void | Promise<void>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => run())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
}

/** It only ends what would never come. */
const PATIENCE = { timeout: 30_000, interval: 5 }

/** Some wait for ever, such as for what is never answered. */
const MOST_TURNS = 100

/** Whatever is under way comes to its end: answers of the server, and what they lead to. */
async function settle() {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await inAct(() => new Promise<void>((done) => void setTimeout(done, 0)))
    if (queryClient.isFetching() + queryClient.isMutating() === 0) return
  }
}

/** A screen that a user can press and type into; `answers` is the server behind it. It is gone after the test. */
export async function openScreen(
  screen: ReactElement,
  { answers = [], at = '/' }: { answers?: Answers; at?: string } = {},
) {
  const [path = '/', hash] = at.split('#')
  const left: string[] = []
  const document = installSmallDom(hash === undefined ? '' : `#${hash}`, (to) => left.push(to))
  const sent = installFakeServer(answers)
  queryClient.setQueryData(currentUserQuery.queryKey, ann)
  const place = memoryLocation({ path, record: true })
  const container = document.createElement('div')
  document.body.appendChild(container)
  // React looks for a browser when it is loaded.
  const { createRoot } = await import('react-dom/client')
  const root = createRoot(container as never)
  onTestFinished(async () => {
    await inAct(() => root.unmount())
    await settle()
    queryClient.clear()
    forgetAnswers()
    vi.unstubAllGlobals()
  })
  await inAct(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Router hook={place.hook} searchHook={place.searchHook}>
          {screen}
        </Router>
      </QueryClientProvider>,
    ),
  )
  await settle()

  const words = () => wordsIn(document.body)
  /** The one of this name. */
  const finder = (kind: Kind) => (name: Name) => {
    const [found, ...others] = listNamed(document.body, kind, name)
    if (!found) throw new Error(`No ${kind} is named ${String(name)} in: ${words()}`)
    if (others.length > 0) throw new Error(`More than one ${kind} is named ${String(name)}`)
    return found
  }
  const button = finder('button')
  const field = finder('field')
  const form = finder('form')
  const happen = async (run: () => void) => {
    await inAct(run)
    await settle()
  }

  return {
    sent,
    /** What was sent to change something. */
    changes: () => sent.filter(({ call }) => !call.startsWith('GET ')),
    words,
    button,
    field,
    buttons: (name: Name) => listNamed(document.body, 'button', name),
    has: (kind: Kind, name: Name) => listNamed(document.body, kind, name).length > 0,
    all: (selector: string) => document.querySelectorAll(selector),
    address: () => place.history.at(-1),
    /** The addresses that were loaded anew. */
    left,
    focused: () => nameOf(document.activeElement),
    /** For what is done from elsewhere, such as by a toast. */
    does: happen,
    /** For what is loaded late. */
    waitFor: (text: string) =>
      vi.waitFor(async () => {
        await settle()
        if (!words().includes(text)) throw new Error(`No '${text}' in: ${words()}`)
      }, PATIENCE),
    press: (wanted: Name | SmallElement | undefined) =>
      happen(() => {
        const pressed = typeof wanted === 'string' || wanted instanceof RegExp ? button(wanted) : wanted
        if (!pressed || pressed.disabled) throw new Error('What is not there or disabled cannot be pressed')
        press(pressed)
      }),
    type: (name: Name, text: string) =>
      happen(() => {
        const typedInto = field(name)
        typedInto.focus()
        typedInto.typed = text
        dispatch(typedInto, 'input')
        dispatch(typedInto, 'change')
      }),
    paste: (name: Name, text: string) =>
      happen(() => void dispatch(field(name), 'paste', { clipboardData: { getData: () => text } })),
    choose: (name: Name, value: string) =>
      happen(() => {
        const select = field(name)
        for (const option of select.options) option.selected = option.value === value
        dispatch(select, 'change')
      }),
    /** Wherever the keyboard is. */
    key: (key: string) => happen(() => void dispatch(document.activeElement, 'keydown', { key })),
    submit: (name: Name) => happen(() => void dispatch(form(name), 'submit')),
  }
}

/** A press does what the browser makes of it: it takes the focus, turns a switch, or sends a form. */
function press(control: SmallElement) {
  control.focus()
  if (control.type === 'checkbox' || control.type === 'radio')
    control.isChecked = control.type === 'radio' || !control.isChecked
  const isDone = dispatch(control, 'click', { button: 0, detail: 1 })
  const form = control.closest('form')
  if (isDone && form && control.localName === 'button' && control.type === 'submit') dispatch(form, 'submit')
}

/** What can be read, a space between what stands apart. */
function wordsIn(element: SmallElement): string {
  const read = (node: SmallElement['childNodes'][number]): string =>
    node.nodeType === 3 ? (node.nodeValue ?? '') : ` ${node.childNodes.map(read).join('')} `
  return read(element).replaceAll(/\s+/g, ' ').trim()
}

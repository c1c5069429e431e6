import { vi } from 'vitest'
import { dispatch, SmallNode, SmallText } from './small-node.ts'
import { SmallParser } from './small-parser.ts'
import { SmallElement } from './small-element.ts'

class SmallDocument extends SmallNode {
  readonly documentElement = this.createElement('html')
  readonly body = this.createElement('body')
  readonly visibilityState = 'visible'
  readonly readyState = 'complete'
  title = ''
  /** By which React knows that typing can be heard. */
  readonly oninput = null
  activeElement = this.body

  constructor() {
    super(9, '#document')
    this.appendChild(this.documentElement)
    this.documentElement.appendChild(this.body)
  }
  createElement(tag: string) {
    return this.own(new SmallElement(tag))
  }
  createElementNS(namespace: string, tag: string) {
    return this.own(new SmallElement(tag, namespace))
  }
  createTextNode(text: string) {
    return this.own(new SmallText(text))
  }
  createComment() {
    return this.own(new SmallNode(8, '#comment'))
  }
  getElementById(id: string) {
    return this.documentElement.querySelector(`#${id}`)
  }
  querySelector(selector: string) {
    return this.documentElement.querySelector(selector)
  }
  querySelectorAll(selector: string) {
    return this.documentElement.querySelectorAll(selector)
  }
  private own<Node extends SmallNode>(node: Node): Node {
    node.ownerDocument = this
    return node
  }
}

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

/** React asks of what has the focus whether it is one; no screen has any. */
class SmallFrame extends SmallElement {}

/** Everything is in view, and of the size that it has. */
class Observer {
  readonly #see: (entries: object[]) => void
  constructor(see: (entries: object[]) => void) {
    this.#see = see
  }
  observe(target: unknown) {
    this.#see([{ target, isIntersecting: true }])
  }
  unobserve() {}
  disconnect() {}
}

/** What stands in the fields of a form, by their names. */
class SmallFormData {
  readonly #form: SmallElement
  constructor(form: SmallElement) {
    this.#form = form
  }
  get(name: string) {
    return this.#form.elements.namedItem(name)?.value ?? null
  }
}

/** What a worker would find out never comes. */
class SilentWorker {
  addEventListener() {}
  postMessage() {}
  terminate() {}
}

/**
 * As much of a browser as React and the screens ask for, until the globals are unstubbed. What a real one does with a
 * page is for the stories; this is for what a press or a key comes to.
 */
export function installSmallDom(hash: string, onLeave: (to: string) => void) {
  const document = new SmallDocument()
  const window = new SmallNode(0, '#window')
  document.defaultView = window
  const globals: Record<string, unknown> = {
    document,
    location: {
      pathname: '/',
      search: '',
      hash,
      origin: 'http://keel.test',
      hostname: 'keel.test',
      assign: onLeave,
    },
    history: { pushState() {}, replaceState() {}, state: null },
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    requestAnimationFrame: (run: () => void) => setTimeout(run, 0),
    cancelAnimationFrame: clearTimeout,
    // Nothing moves here.
    getComputedStyle: () => ({ animationName: 'none', display: 'block' }),
    CSS: { supports: () => false },
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    Worker: SilentWorker,
    FormData: SmallFormData,
    DOMParser: SmallParser,
    Node: SmallNode,
    Text: SmallText,
    Element: SmallElement,
    HTMLElement: SmallElement,
    HTMLIFrameElement: SmallFrame,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    scrollY: 0,
    innerHeight: 480,
    scrollTo() {},
    scrollBy() {},
    print: () => dispatch(window, 'beforeprint'),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.stubGlobal('window', Object.assign(window, { setTimeout, clearTimeout }, globals))
  return document
}

/** What is heard at a node, and where an event goes on to. */
type Listener = (event: SmallEvent) => void

export interface SmallEvent {
  readonly type: string
  readonly target: SmallNode
  readonly bubbles: boolean
  defaultPrevented: boolean
  preventDefault: () => void
  stopPropagation: () => void
  readonly [detail: string]: unknown
}

const isCapture = (options: unknown) =>
  options === true ||
  (typeof options === 'object' && options !== null && 'capture' in options && !!options.capture)

/** A place in the tree that hears events: an element, a text, the document, or the window above it. */
export class SmallNode {
  parentNode: SmallNode | null = null
  childNodes: SmallNode[] = []
  nodeValue: string | null = null
  ownerDocument: unknown = null
  /** Of the document: the window, which hears everything that the document does. */
  defaultView: SmallNode | null = null
  readonly nodeType: number
  readonly nodeName: string
  readonly #listeners: { type: string; listener: Listener; capture: boolean }[] = []

  constructor(nodeType: number, nodeName: string) {
    this.nodeType = nodeType
    this.nodeName = nodeName
  }

  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null
  }
  get lastChild(): SmallNode | null {
    return this.childNodes.at(-1) ?? null
  }
  get nextSibling(): SmallNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }
  get textContent(): string {
    return this.nodeType === 3
      ? (this.nodeValue ?? '')
      : this.childNodes.map((node) => node.textContent).join('')
  }
  set textContent(text: string) {
    for (const node of this.childNodes) node.parentNode = null
    this.childNodes = []
    if (text === '') return
    this.appendChild(new SmallText(text))
  }

  appendChild(node: SmallNode) {
    return this.insertBefore(node, null)
  }
  insertBefore(node: SmallNode, before: SmallNode | null) {
    node.parentNode?.removeChild(node)
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length
    this.childNodes.splice(at, 0, node)
    node.parentNode = this
    return node
  }
  removeChild(node: SmallNode) {
    this.childNodes.splice(this.childNodes.indexOf(node), 1)
    node.parentNode = null
    return node
  }
  /** Undefined is where the focus goes when it goes nowhere. */
  contains(node: SmallNode | null | undefined): boolean {
    return node === this || (Boolean(node) && this.contains(node?.parentNode))
  }

  addEventListener(type: string, listener: Listener, options?: unknown) {
    this.#listeners.push({ type, listener, capture: isCapture(options) })
  }
  removeEventListener(type: string, listener: Listener, options?: unknown) {
    const capture = isCapture(options)
    const at = this.#listeners.findIndex(
      (one) => one.type === type && one.listener === listener && one.capture === capture,
    )
    if (at >= 0) this.#listeners.splice(at, 1)
  }
  dispatchEvent({ type }: { type: string }) {
    return dispatch(this, type)
  }
  hear(event: SmallEvent, capture: boolean) {
    const asked = this.#listeners.filter((one) => one.type === event.type && one.capture === capture)
    for (const { listener } of asked) listener(event)
  }
}

export class SmallText extends SmallNode {
  constructor(text: string) {
    super(3, '#text')
    this.nodeValue = text
  }
  get data() {
    return this.nodeValue ?? ''
  }
}

/** Down from the window to the target and, of events that bubble, up again. False when its default was prevented. */
export function dispatch(target: SmallNode, type: string, detail: Record<string, unknown> = {}): boolean {
  const path: SmallNode[] = []
  for (let node: SmallNode | null = target; node; node = node.parentNode) {
    path.push(node)
    if (node.defaultView) path.push(node.defaultView)
  }
  let isStopped = false
  const event: SmallEvent = {
    bubbles: true,
    cancelable: true,
    timeStamp: 0,
    ...detail,
    type,
    target,
    defaultPrevented: false,
    preventDefault: () => void (event.defaultPrevented = true),
    stopPropagation: () => void (isStopped = true),
  }
  const steps = [
    ...path.toReversed().map((node) => ({ node, capture: true })),
    ...(event.bubbles ? path : [target]).map((node) => ({ node, capture: false })),
  ]
  for (const { node, capture } of steps) if (!isStopped) node.hear(event, capture)
  return !event.defaultPrevented
}

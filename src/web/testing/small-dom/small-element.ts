import { matchSelector } from './match-selector.ts'
import { dispatch, SmallNode } from './small-node.ts'

const NOWHERE = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }

/** An element with attributes, and the state that controls of forms have. Nothing has a size or a place. */
export class SmallElement extends SmallNode {
  readonly localName: string
  readonly namespaceURI: string
  readonly style = { setProperty() {}, removeProperty() {} }
  readonly attributes = new Map<string, string>()
  /** What a user has typed; React listens to `value`, and must not take it for its own. */
  typed: string | null = null
  isChecked = false
  selected = false
  defaultSelected = false
  defaultValue = ''
  open = false
  selectionStart = 0
  selectionEnd = 0
  readonly clientWidth = 640
  readonly clientHeight = 480

  constructor(tag: string, namespace = 'http://www.w3.org/1999/xhtml') {
    super(1, tag.toUpperCase())
    this.localName = tag
    this.namespaceURI = namespace
  }

  get tagName() {
    return this.nodeName
  }
  get parentElement(): SmallElement | null {
    return this.parentNode instanceof SmallElement ? this.parentNode : null
  }
  get children(): SmallElement[] {
    return this.childNodes.filter((node) => node instanceof SmallElement)
  }
  get firstElementChild(): SmallElement | null {
    return this.children[0] ?? null
  }
  get nextElementSibling(): SmallElement | null {
    const siblings = this.parentElement?.children ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }
  get previousElementSibling(): SmallElement | null {
    const siblings = this.parentElement?.children ?? []
    return siblings[siblings.indexOf(this) - 1] ?? null
  }

  getAttribute(name: string) {
    return this.attributes.get(name) ?? null
  }
  hasAttribute(name: string) {
    return this.attributes.has(name)
  }
  setAttribute(name: string, value: unknown) {
    this.attributes.set(name, String(value))
  }
  removeAttribute(name: string) {
    this.attributes.delete(name)
  }
  toggleAttribute(name: string, isThere: boolean) {
    if (isThere) this.setAttribute(name, '')
    else this.removeAttribute(name)
  }
  get id() {
    return this.getAttribute('id') ?? ''
  }
  get name() {
    return this.getAttribute('name') ?? ''
  }
  set name(name: string) {
    this.setAttribute('name', name)
  }
  get type() {
    return this.getAttribute('type') ?? (this.localName === 'button' ? 'submit' : 'text')
  }
  set type(type: string) {
    this.setAttribute('type', type)
  }
  get disabled() {
    return this.hasAttribute('disabled')
  }

  get options(): SmallElement[] {
    return this.querySelectorAll('option')
  }
  get value(): string {
    if (this.localName === 'select') return this.options.find((option) => option.selected)?.value ?? ''
    if (this.localName === 'option') return this.getAttribute('value') ?? this.textContent
    return this.typed ?? this.getAttribute('value') ?? this.defaultValue
  }
  set value(value: string) {
    this.typed = value
  }
  get checked() {
    return this.isChecked
  }
  set checked(isChecked: boolean) {
    this.isChecked = isChecked
  }
  set defaultChecked(isChecked: boolean) {
    this.isChecked = isChecked
  }

  /** Of a form. */
  get elements() {
    const controls = this.querySelectorAll('input, select, textarea, button')
    return { namedItem: (name: string) => controls.find((control) => control.name === name) ?? null }
  }
  reset() {
    for (const field of this.querySelectorAll('input, textarea')) field.typed = null
  }
  querySelectorAll(selector: string): SmallElement[] {
    return this.children.flatMap((child) => [
      ...(matchSelector(child, selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ])
  }
  querySelector(selector: string): SmallElement | null {
    return this.querySelectorAll(selector)[0] ?? null
  }
  matches(selector: string) {
    return matchSelector(this, selector)
  }
  closest(selector: string): SmallElement | null {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null)
  }

  focus() {
    const document = this.ownerDocument as { activeElement: SmallElement }
    if (document.activeElement === this) return
    dispatch(document.activeElement, 'focusout')
    document.activeElement = this
    dispatch(this, 'focusin')
  }
  blur() {}
  select() {}
  setSelectionRange() {}
  showModal() {
    this.open = true
  }
  close() {
    this.open = false
  }
  getBoundingClientRect() {
    return NOWHERE
  }
  getClientRects() {
    return [NOWHERE]
  }
  /** Browsers of today promise that they have scrolled, and those of yesterday nothing. */
  async scrollIntoView() {}
  async scrollTo() {}
  showPopover() {}
  hidePopover() {}
}

interface Matched {
  readonly localName: string
  getAttribute: (name: string) => string | null
  readonly parentElement: Matched | null
}

const PART =
  /^(?<tag>[\w-]+)|^#(?<id>[\w:-]+)|^\[(?<name>[\w-]+)(?:="?(?<value>[^"\]]*)"?)?\]|^:(?<state>[\w-]+)/

/** 'input[type="radio"]', '#id', '[data-row="1"] button', 'a, b'. No state such as ':modal' is ever there. */
export function matchSelector(element: Matched, selector: string): boolean {
  return selector.split(/,\s*/).some((one) => {
    const [last = '', ...outer] = one.trim().split(/\s+/).toReversed()
    if (!matchOne(element, last)) return false
    let around: Matched | null = element.parentElement
    return outer.every((wanted) => {
      while (around && !matchOne(around, wanted)) around = around.parentElement
      return around !== null
    })
  })
}

function matchOne(element: Matched, selector: string): boolean {
  for (let rest = selector; rest !== '';) {
    const part = PART.exec(rest)
    if (!part?.groups) throw new Error(`The small document does not know the selector ${selector}`)
    const { tag, id, name, value, state } = part.groups
    if (state !== undefined) return false
    if (tag !== undefined && element.localName !== tag) return false
    if (id !== undefined && element.getAttribute('id') !== id) return false
    if (name !== undefined) {
      const own = element.getAttribute(name)
      if (own === null || (value !== undefined && own !== value)) return false
    }
    rest = rest.slice(part[0].length)
  }
  return true
}

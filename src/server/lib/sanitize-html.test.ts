import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { readHtml, sanitizeHtml } from './sanitize-html.ts'

const allowed = new Set('p ul ol li data q strong em a table thead tbody tr th td'.split(' '))

/** What a browser would make of it that is not allowed. */
function findStrangers(html: string): string[] {
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): string[] => {
    if (!('tagName' in node)) return node.nodeName === '#text' ? [] : [node.nodeName]
    const bad = node.attrs.filter(({ name, value }) => {
      if (node.tagName === 'data') return name !== 'value' || !/^f\d+$/.test(value)
      return node.tagName !== 'a' || name !== 'href' || !/^\/(?!\/)[\w/?#=-]*$/.test(value)
    })
    const own = allowed.has(node.tagName) ? [] : [node.tagName]
    return [...own, ...bad.map(({ name }) => `@${name}`), ...node.childNodes.flatMap(visit)]
  }
  return parseFragment(html).childNodes.flatMap(visit)
}

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://evil.example/chat">x</a>',
  '<a href="/logout">x</a>',
  '<a href="/api/admin/users">x</a>',
  '<a href="/chat" target=_blank onclick=alert(1) style="position:fixed">x</a>',
  '<p style="background:url(//evil.example)">x</p>',
  '<style>@import "//evil.example"</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="//evil.example"><input name=password></form>',
  '<base href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<data value="f1" onmouseover=alert(1)>9</data>',
  '<data value="f1&quot; onclick=&quot;x">9</data>',
  '<table><tr><td>1</td></tr></table>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '</p><p/onclick=alert(1)>x',
  '<em><em><a href="/chat"><table><td><a href="/chat">x',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '\u0000<scr\u0000ipt>alert(1)</script>',
]

describe('the HTML of a reply', () => {
  test.each([
    ['Plain text & more', 'Plain text &amp; more'],
    ['You have <data value="f1">$12</data>.', 'You have <data value="f1">$12</data>.'],
    ['<p>A <strong>b</strong> <em>c</em> <q>d</q></p>', '<p>A <strong>b</strong> <em>c</em> <q>d</q></p>'],
    ['<ul><li>x<ul><li>y</li></ul></li></ul>', '<ul><li>x<ul><li>y</li></ul></li></ul>'],
    ['<a href="/budget?tab=goals">Budget</a>', '<a href="/budget?tab=goals">Budget</a>'],
    ['<a href="/balance-sheet#assets">x</a>', '<a href="/balance-sheet#assets">x</a>'],
    ['<h1>Title</h1><div>text</div>', 'Titletext'],
    ['<data value="x">9</data>', '9'],
    ['<a href="/nowhere">x</a>', 'x'],
    ['<p>open <strong>ended', '<p>open <strong>ended</strong></p>'],
  ])('%s', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean)
  })

  test.each(payloads)('%s does nothing', (html) => {
    const clean = sanitizeHtml(html)
    expect(findStrangers(clean)).toEqual([])
    expect(sanitizeHtml(clean)).toBe(clean)
  })

  test('whatever is put together from hostile parts does nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...payloads),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '</li>',
        '</ul>',
        '<table>',
        '<tr>',
        '<td>',
        '</table>',
        '<em>',
        '</em>',
        '<q>',
        '"',
        "'",
        '<',
        '>',
      ),
      fc.string({ unit: 'binary', maxLength: 10 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const clean = sanitizeHtml(pieces.join(''))
        expect(findStrangers(clean)).toEqual([])
        expect(clean).not.toMatch(/<(?!\/?(?:p|ul|ol|li|data|q|strong|em|a|table|thead|tbody|tr|th|td)\b)/)
      }),
      { numRuns: 500 },
    )
  })

  test('nesting without end is flattened, and length without end is cut', () => {
    expect(sanitizeHtml('<ul><li>'.repeat(10_000)).length).toBeLessThan(1000)
    expect(sanitizeHtml('x'.repeat(5_000_000))).toHaveLength(100_000)
  })

  test('is read as its words alone', () => {
    expect(readHtml('You have <data value="f1">$12</data> &amp; more.<script>x</script>')).toBe(
      'You have $12 & more.',
    )
    expect(readHtml('<p>One</p><ul><li>two</li></ul>')).toBe('One\ntwo\n\n')
  })
})

describe('HTML that needs no parser', () => {
  const sign = fc.oneof(
    fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\f',
      '\u00A0',
      '\uFEFF',
      '\uFFFE',
      '\uD800',
      '&amp;',
      '&lt;',
      '&gt;',
      '&#39;',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  const text = fc.array(sign, { maxLength: 4 }).map((signs) => signs.join(''))
  const inside = fc.tuple(fc.constantFrom('strong', 'em', 'q', 'data value="f1"', 'data value="g"'), text)
  const element = inside.map(([tag, words]) => `<${tag}>${words}</${tag.replace(/ .*/, '')}>`)
  const html = fc.array(
    fc.oneof(
      text,
      element,
      element.map((one) => `<strong>${one}</strong>`),
    ),
  )

  test('is written and read as with it', () => {
    // The empty element is none of the simple ones, and leaves nothing behind.
    const parsed = (parts: string[]) => `${parts.join('')}<i></i>`
    fc.assert(
      fc.property(html, (parts) => {
        expect(sanitizeHtml(parts.join(''))).toBe(sanitizeHtml(parsed(parts)))
        expect(readHtml(parts.join(''))).toBe(readHtml(parsed(parts)))
      }),
      { numRuns: 2000 },
    )
  })
})

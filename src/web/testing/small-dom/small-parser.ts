import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { SmallElement } from './small-element.ts'
import { SmallText } from './small-node.ts'

/** Reads HTML into a document of its own. */
export class SmallParser {
  parseFromString(html: string) {
    const body = new SmallElement('body')
    copyInto(body, parseFragment(html))
    return { body }
  }
}

function copyInto(parent: SmallElement, { childNodes }: DefaultTreeAdapterTypes.ParentNode) {
  for (const node of childNodes) {
    if (defaultTreeAdapter.isTextNode(node)) parent.appendChild(new SmallText(node.value))
    if (!defaultTreeAdapter.isElementNode(node)) continue
    const element = new SmallElement(node.tagName, node.namespaceURI)
    for (const { name, value } of node.attrs) element.setAttribute(name, value)
    parent.appendChild(element)
    copyInto(element, node)
  }
}

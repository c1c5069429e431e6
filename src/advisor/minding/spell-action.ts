import type { Action, Value } from './minded.ts'

const signs = { add: '+', take: '-', times: '*', over: '/' }

function spellValue(value: Value): string {
  switch (value.kind) {
    case 'number':
      return `'${value.number.quote}'`
    case 'row':
      return `row ${value.row.name || value.row.list}`
    case 'figure':
      return `${value.sum}.${value.name}`
    case 'own':
      return `own ${value.result}`
    case 'total':
      return `all ${value.name}`
    case 'constant':
      return String(value.value)
    case 'before':
      return 'before'
    case 'operation':
      break
  }
  return `(${spellValue(value.left)} ${signs[value.operator]} ${spellValue(value.right)})`
}

/** An action as one line, for people who look for a wrong reading. */
export function spellAction({ intent, from, about, inputs, wanted }: Action): string {
  const given = inputs.map(({ slot, value }) => `${slot} = ${spellValue(value)}`)
  return [
    intent,
    ...(from === null ? [] : [`from ${from}`]),
    ...about,
    given.join(', '),
    ...(wanted === null ? [] : [`-> ${wanted}`]),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

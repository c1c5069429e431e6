/**
 * A play: what a person or a strong model has answered, turn by turn, seeing exactly what the server sent. `>` is the
 * user, `~` words before calls, `@` a call, `<` the answer, `<<` an answer to a repair, `!` the judgement; `=` (what a
 * tool said) and `*` (what became of the turn) are recorded.
 */
export interface PlayStep {
  text: string
  calls: { tool: string; input: unknown }[]
}

export interface PlayTurn {
  message: string
  steps: PlayStep[]
  answer: string
  repair: string | null
  judgement: string
}

export interface Play {
  title: string
  turns: PlayTurn[]
}

const LINE = /^(#|>|~|@|=|<<|<|\*|!)(?: (.*))?$/

export function readPlay(text: string): Play {
  const play: Play = { title: '', turns: [] }
  let before = ''
  for (const line of text.split('\n')) {
    const [, sign = '', rest = ''] = LINE.exec(line) ?? []
    const turn = play.turns.at(-1)
    if (sign === '#') play.title = rest
    else if (sign === '>' && before === '>' && turn) turn.message += `\n${rest}`
    else if (sign === '>')
      play.turns.push({ message: rest, steps: [], answer: '', repair: null, judgement: '' })
    else if (turn) addLine(turn, sign, rest, before)
    if (sign !== '') before = sign
  }
  return play
}

function addLine(turn: PlayTurn, sign: string, rest: string, before: string) {
  if (sign === '~') turn.steps.push({ text: rest, calls: [] })
  if (sign === '@') {
    if (before !== '@' && before !== '~') turn.steps.push({ text: '', calls: [] })
    const [, tool = '', input = '{}'] = /^(\S+)\s*(.*)$/.exec(rest) ?? []
    turn.steps.at(-1)?.calls.push({ tool, input: JSON.parse(input === '' ? '{}' : input) as unknown })
  }
  if (sign === '<') turn.answer += turn.answer === '' && before !== '<' ? rest : `\n${rest}`
  if (sign === '<<') turn.repair = turn.repair === null ? rest : `${turn.repair}\n${rest}`
  if (sign === '!') turn.judgement = rest
}

/** What was recorded of a turn. */
export interface PlayRecord {
  /** What each call said, by step. */
  results: string[][]
  outcome: string[]
}

const lines = (sign: string, text: string) => text.split('\n').map((line) => `${sign} ${line}`.trimEnd())

export function writePlay({ title, turns }: Play, records: readonly PlayRecord[]): string {
  const parts = turns.map((turn, at) => {
    const { results = [], outcome = [] } = records[at] ?? {}
    return [
      ...lines('>', turn.message),
      ...turn.steps.flatMap(({ text, calls }, step) => [
        ...(text === '' ? [] : [`~ ${text}`]),
        ...calls.map(({ tool, input }) => `@ ${tool} ${JSON.stringify(input)}`),
        ...(results[step] ?? []).map((result) => `= ${result}`),
      ]),
      ...lines('<', turn.answer),
      ...(turn.repair === null ? [] : lines('<<', turn.repair)),
      ...outcome.map((line) => `* ${line}`),
      `! ${turn.judgement}`.trimEnd(),
    ].join('\n')
  })
  return `# ${title}\n\n${parts.join('\n\n')}\n`
}

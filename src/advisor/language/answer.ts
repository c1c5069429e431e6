import type { Turn } from '#advisor/advisor.ts'
import type { Card } from '#contract/cards.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Reply } from '#advisor/reply.ts'
import type { ReplyPart, Spent } from '#advisor/writer.ts'
import { chooseCalculators } from './choose-calculators.ts'
import { describeFaults, isTraced, type Judged, judgeSentence } from './judge.ts'
import { Known } from './known.ts'
import { Meter } from './meter.ts'
import { ModelFailure, type ModelTool, type TalkLine } from './model.ts'
import type { ModelTurn } from './model-turn.ts'
import { notices } from './notices.ts'
import { Page } from './page.ts'
import { printSentence } from './print-sentence.ts'
import { rules, writePrompt } from './prompt.ts'
import { createProposals, type Proposals } from './proposals.ts'
import { questionOf, referencesIn } from './built-in-parts.ts'
import { MarkdownSplitter, type Sentence } from './split-markdown.ts'
import { createToolBox, type ToolBox } from './tools.ts'
import { untilAborted } from './until-aborted.ts'

const MOST_CARDS = 4

/** One answer of a language model in the making. */
export class Answer {
  notice: string | null = null
  /** True until the first part is out. */
  isSilent = true
  readonly #options: ModelTurn
  readonly #builtIn: Reply
  readonly #signal: AbortSignal
  readonly #known: Known
  readonly #talk: TalkLine[]
  readonly #box: ToolBox
  readonly #proposals: Proposals
  readonly #question: string
  readonly #page: Page
  readonly #meter = new Meter()

  constructor(options: ModelTurn, turn: Turn, builtIn: Reply, signal: AbortSignal) {
    const { calculators, past } = options
    this.#options = options
    this.#builtIn = builtIn
    this.#signal = signal
    this.#known = new Known(builtIn.figures)
    this.#talk = writePrompt(turn, builtIn, past, this.#known)
    const said = [...past.filter(({ isUser }) => isUser).map(({ text }) => text), turn.text]
    const chosen = chooseCalculators(calculators, said.slice(-2).join(' '))
    this.#box = createToolBox(chosen, this.#known, said)
    this.#proposals = createProposals(turn)
    this.#question = questionOf(builtIn)
    this.#page = new Page(this.#question)
  }

  get spent(): Spent {
    return this.#meter.spent
  }

  get proposed(): Fact[] {
    return this.#proposals.facts
  }

  /** Sentences go out as they come and pass; from the first that does not pass, they wait for the repair. */
  async *write(): AsyncGenerator<ReplyPart, void> {
    const held: Judged[] = []
    const tools = [...this.#box.tools, this.#proposals.tool]
    for await (const sentence of this.#ask(this.#talk, tools)) {
      if (held.length > 0 || !isTraced(sentence)) held.push(sentence)
      else yield* this.#show(sentence)
    }
    for (const sentence of await this.#repair(held)) yield* this.#show(sentence)
    if (this.#page.isEmpty) throw new ModelFailure(held.length > 0 ? 'Ungrounded' : 'Empty')
    yield* this.#finish()
  }

  get reply(): Reply {
    const { dialogue, assumptions = [] } = this.#builtIn
    const asked = this.#question === '' ? null : dialogue.asked
    return { ...this.#page.reply, cards: this.#cards, assumptions, dialogue: { ...dialogue, asked } }
  }

  async *#ask(talk: TalkLine[], tools: ModelTool[], firstBlock = 0): AsyncGenerator<Judged, void> {
    const asking = {
      rules,
      talk,
      tools,
      signal: this.#signal,
      beforeSend: this.#options.beforeSend,
      meter: this.#meter,
    }
    const splitter = new MarkdownSplitter(firstBlock)
    const judge = (sentences: Sentence[]) => sentences.map((one) => judgeSentence(one, this.#known))
    for await (const piece of untilAborted(this.#options.model.ask(asking), this.#signal)) {
      yield* judge(splitter.push(piece))
    }
    yield* judge(splitter.end())
  }

  /** Asks once for the same again without strange numbers; what still has some, or comes too late, is left out. */
  async #repair(held: Judged[]): Promise<Judged[]> {
    if (held.length === 0) return []
    const repaired: Judged[] = []
    try {
      const order: TalkLine = { role: 'user', text: describeFaults(held, this.#known) }
      const next = (held.at(-1)?.block ?? 0) + 1
      for await (const sentence of this.#ask([...this.#talk, order], [], next)) repaired.push(sentence)
    } catch {
      // The sentences that were fine are still an answer.
      repaired.length = 0
    }
    const better = repaired.length > 0 ? repaired : held
    const traced = better.filter(isTraced)
    if (traced.length < better.length || better === held) this.notice = notices.shortened
    return traced
  }

  *#show(sentence: Judged): Generator<ReplyPart> {
    // Two questions at once, and nobody knows which one a 'yes' answers.
    if (this.#question !== '' && sentence.text.endsWith('?')) return
    const printed = printSentence(sentence.text, this.#known)
    if (printed.visible.trim() === '') return
    this.isSilent = false
    yield* this.#page.add(sentence, printed)
  }

  *#finish(): Generator<ReplyPart> {
    const cards = this.#cards
    const steps = cards.flatMap((card) => (card.kind === 'plan' ? card.steps : []))
    const html = [this.#question, ...steps.flatMap(({ title, reason }) => [title, reason])].join(' ')
    yield* this.#page.name(referencesIn(html).flatMap((id) => this.#known.figure(id) ?? []))
    yield* this.#page.end()
    for (const card of cards) yield { kind: 'card', card }
  }

  /** What the built-in advisor drew for the question, and what the model has computed on top. */
  get #cards(): Card[] {
    const all = [...this.#builtIn.cards, ...this.#box.cards]
    return [...new Map(all.map((card) => [`${card.kind} ${card.title}`, card])).values()].slice(0, MOST_CARDS)
  }
}

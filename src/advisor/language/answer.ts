import type { Turn } from '#advisor/advisor.ts'
import type { Card } from '#contract/cards.ts'
import type { Reply } from '#advisor/reply.ts'
import type { ReplyPart, Settlement, Spent } from '#advisor/writer.ts'
import { answerAssumptions, answerNotes } from './answer-notes.ts'
import { dialogueAfter } from './dialogue-after.ts'
import { cardsOfSum, takeCards } from './card-lines.ts'
import { FactDesk } from './fact-desk.ts'
import { FigureBook } from './figure-book.ts'
import { fitHistory, toTalk } from './history.ts'
import { isTraced, type Judged, judgeSentence } from './judge.ts'
import { Meter } from './meter.ts'
import { ModelFailure, type ModelTool, type TalkLine } from './model.ts'
import type { ModelTurn } from './model-turn.ts'
import { notices } from './notices.ts'
import { Page } from './page.ts'
import { writeMessage } from './prompt.ts'
import { checkLead } from './refusal.ts'
import { describeFaults, mend } from './repair.ts'
import { rules } from './rules.ts'
import { SaidNumbers } from './said.ts'
import { MarkdownSplitter, type Sentence } from './split-markdown.ts'
import { startStatus, tellStep } from './status.ts'
import type { Step } from './text-queue.ts'
import { createTools } from './tool-box.ts'
import { untilAborted } from './until-aborted.ts'
import { Workbench } from './workbench.ts'

const MOST_CARDS = 4

/** The model has heard a cry for help: words that are known beforehand answer it. */
export class CryForHelp extends Error {
  readonly feeling: 'crisis' | 'abuse'

  constructor(feeling: 'crisis' | 'abuse') {
    super(feeling)
    this.feeling = feeling
  }
}

/** One answer of a language model in the making. */
export class Answer {
  notice: string | null = null
  /** True until the first part is out. */
  isSilent = true
  readonly #options: ModelTurn
  readonly #builtIn: Reply
  readonly #signal: AbortSignal
  readonly #bench: Workbench
  readonly #desk: FactDesk
  readonly #tools: ModelTool[]
  readonly #talk: TalkLine[]
  readonly #meter = new Meter()
  #page = new Page()
  #held: Judged[] = []
  #wantedCards: string[] = []
  #leadBlock: number | null = null

  constructor(options: ModelTurn, turn: Turn, builtIn: Reply, signal: AbortSignal) {
    this.#options = options
    this.#builtIn = builtIn
    this.#signal = signal
    const past = fitHistory(options.past)
    const earlier = past.filter(({ isUser }) => isUser).toReversed()
    const said = new SaidNumbers([{ id: null, at: null, text: turn.text }, ...earlier])
    this.#bench = new Workbench(turn, new FigureBook(builtIn.figures), said)
    this.#desk = new FactDesk(this.#bench, options.open)
    this.#bench.book.isSaved = () => this.#desk.hasSaved
    this.#talk = [
      ...toTalk(past),
      { role: 'user', text: writeMessage(this.#bench, builtIn, past, options.open) },
    ]
    this.#tools = createTools(this.#bench, this.#desk, options.tools)
  }

  get spent(): Spent {
    return this.#meter.spent
  }

  get settled(): Settlement {
    return this.#desk.settled
  }

  /** Sentences go out as they come and pass; from the first that does not pass, they wait until it is mended. */
  async *write(): AsyncGenerator<ReplyPart, void> {
    yield { kind: 'status', text: startStatus }
    let splitter = new MarkdownSplitter()
    let step = ''
    for await (const piece of this.#ask(this.#talk, this.#tools)) {
      if (typeof piece === 'string') {
        step += piece
        yield* this.#hear(splitter.push(piece))
      } else {
        yield* this.#hear(splitter.end())
        yield this.#restart(piece, step)
        splitter = new MarkdownSplitter()
        step = ''
      }
    }
    yield* this.#hear(splitter.end())
    this.#checkCry()
    yield* this.#repair()
    if (this.#page.hasNoLead) throw new ModelFailure(this.#leadBlock === null ? 'Empty' : 'Ungrounded')
    yield* this.#finish()
  }

  get reply(): Reply {
    const dialogue = dialogueAfter(this.#builtIn, this.#bench, this.#page, this.settled)
    const { reply } = this.#page
    const assumptions = answerAssumptions(this.#bench, reply.figures)
    return { ...reply, cards: this.#cards, assumptions, dialogue }
  }

  #ask(talk: TalkLine[], tools: ModelTool[]): AsyncGenerator<string | Step, void> {
    const { model, beforeSend, limits } = this.#options
    const asking = { rules, talk, tools, limits, signal: this.#signal, beforeSend, meter: this.#meter }
    return untilAborted(model.ask(asking), this.#signal)
  }

  *#hear(sentences: readonly Sentence[]): Generator<ReplyPart> {
    for (const sentence of sentences) {
      const { text, cards } = takeCards(sentence.text)
      this.#wantedCards.push(...cards)
      if (text === '') continue
      const judged = judgeSentence({ ...sentence, text }, this.#bench.book)
      if (this.#leadBlock === null && judged.visible.trim() !== '') {
        checkLead(judged.visible)
        this.#leadBlock = judged.block
      }
      if (this.#held.length > 0 || !isTraced(judged)) this.#held.push(judged)
      else yield* this.#show(judged)
    }
  }

  /** What was said before tools were called is progress, and the answer begins anew. */
  #restart(step: Step, said: string): ReplyPart {
    this.#checkCry()
    const text = tellStep(step, said, this.#bench.book)
    this.#page = new Page()
    this.#held = []
    this.#wantedCards = []
    this.#leadBlock = null
    this.isSilent = true
    return { kind: 'status', text }
  }

  #checkCry() {
    const { heard } = this.#desk
    if (heard === 'crisis' || heard === 'abuse') throw new CryForHelp(heard)
  }

  /** Asks once for the failing sentences alone; what still fails, or comes too late, is left out. */
  async *#repair(): AsyncGenerator<ReplyPart, void> {
    const failing = this.#held.filter((sentence) => !isTraced(sentence))
    if (failing.length === 0) return
    const order: TalkLine = { role: 'user', text: describeFaults(failing, this.#bench.book) }
    let written = ''
    try {
      for await (const piece of this.#ask([...this.#talk, order], []))
        if (typeof piece === 'string') written += piece
    } catch {
      // The sentences that were fine are still an answer.
      written = ''
    }
    const mended = mend(this.#held, written, this.#bench.book)
    if (mended.length < this.#held.length) this.notice = notices.shortened
    const isLeadLost = this.isSilent && !mended.some(({ block }) => block === this.#leadBlock)
    if (isLeadLost) throw new ModelFailure('Ungrounded')
    for (const sentence of mended) yield* this.#show(sentence)
  }

  *#show(sentence: Judged): Generator<ReplyPart> {
    for (const part of this.#page.add(sentence)) {
      this.isSilent = false
      yield part
    }
  }

  *#finish(): Generator<ReplyPart> {
    const printed = this.#page.reply.figures
    yield* this.#page.end(answerNotes(this.#bench, this.#desk, printed))
    const cards = this.#cards
    yield* this.#page.name(this.#figuresIn(cards))
    for (const card of cards) yield { kind: 'card', card }
  }

  /** Those the model has named, in its order; scenarios of the same title stand side by side. */
  get #cards(): Card[] {
    const ids = [...new Set(this.#wantedCards)]
    return ids.flatMap((id) => cardsOfSum(id, this.#bench)).slice(0, MOST_CARDS)
  }

  #figuresIn(cards: readonly Card[]) {
    const steps = cards.flatMap((card) => (card.kind === 'plan' ? card.steps : []))
    const html = steps.map(({ title, reason }) => `${title} ${reason}`).join(' ')
    const ids = new Set([...html.matchAll(/<data value="(f\d+)">/g)].map(([, id = '']) => id))
    return this.#bench.book.entries.flatMap(({ figure }) => (ids.has(figure.id) ? [figure] : []))
  }
}

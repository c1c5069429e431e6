import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Section } from './section.tsx'

const link = 'font-medium text-accent underline underline-offset-2'

const questions: { question: string; answer: ReactNode }[] = [
  {
    question: 'What leaves the machine Keel runs on?',
    answer:
      'By default nothing: the built-in advisor works without any other company. If the operator of this server has connected a language model, your messages and the facts needed to answer them go to that provider, and the chat says so before you send your first one. Mail about your account, such as an invitation, goes through the mail server of the operator where one is set up.',
  },
  {
    question: 'What can the advisor do, and what can it not do?',
    answer:
      'It can keep your budget, balance sheet and profile up to date from what you say, compute plans for debts, savings, loans and retirement, and explain each result. It cannot see your bank accounts, move money, pick stocks, or know your tax law. It is not a licensed adviser, and for decisions that are hard to undo you should ask one.',
  },
  {
    question: 'How are figures traced?',
    answer:
      'Every number in an answer refers to something known: a value you entered, words you wrote, the result of a calculator with its inputs and formula, or a named rule of thumb. The server prints the digits itself and drops sentences with numbers it cannot account for.',
  },
  {
    question: 'What if it understands me wrong?',
    answer:
      'What it saved is shown under your message with the words it came from. Undo puts the old value back; you can also correct the value on its own screen. When a sentence can be read in two ways, it asks instead of guessing.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Nothing. There is one plan, the Free Plan. Accounts are given by invitation, so the waitlist is the way in.',
  },
  {
    question: 'How do I delete my data?',
    answer: (
      <>
        Settings has a Delete Account button. It asks for your password and removes everything that belongs to
        you in one step. What is stored until then is listed in the{' '}
        <a href="/privacy-policy" className={link}>
          privacy policy
        </a>
        .
      </>
    ),
  },
]

/** Native disclosure: it works before and without scripts, and finding in the page opens it. */
export function Questions() {
  return (
    <Section title="FAQ" text="Questions people ask.">
      <div className="max-w-3xl divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary
              className={classNames(
                'flex min-h-14 items-center justify-between gap-4 py-3 font-semibold',
                '[&::-webkit-details-marker]:hidden',
              )}
            >
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pb-5 text-pretty text-ink-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}

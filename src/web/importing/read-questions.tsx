import { useId } from 'react'
import { formatMoney } from '#finance/money.ts'
import type { Mapping, Question } from '#importing/mapping.ts'
import { readAmount } from '#importing/read-amount.ts'
import { readDate } from '#importing/read-date.ts'
import { formatTime } from '#web/lib/format-time.ts'

interface ReadQuestionsProps {
  questions: Question[]
  mapping: Mapping
  onSay: (said: Partial<Mapping>) => void
}

/** What can be read in two ways is asked, never guessed. */
export function ReadQuestions({ questions, mapping, onSay }: ReadQuestionsProps) {
  return questions.map((question) => (
    <OneQuestion key={question.kind} question={question} mapping={mapping} onSay={onSay} />
  ))
}

interface OneQuestionProps extends Omit<ReadQuestionsProps, 'questions'> {
  question: Question
}

function OneQuestion({ question, mapping, onSay }: OneQuestionProps) {
  switch (question.kind) {
    case 'column':
      return (
        <p className="text-sm text-warn">
          Please choose below which column holds the {question.role === 'date' ? 'date' : 'amount'}.
        </p>
      )
    case 'dateOrder':
      return (
        <Choice
          legend={`Which day is ${question.example}?`}
          value={mapping.dateOrder}
          options={question.orders.map((order) => ({
            value: order,
            label: sayDay(readDate(question.example, order)),
          }))}
          onChoose={(dateOrder) => onSay({ dateOrder })}
        />
      )
    case 'decimal':
      return (
        <Choice
          legend={`How much is ${question.example}?`}
          value={mapping.decimal}
          options={question.marks.map((mark) => ({
            value: mark,
            label: formatMoney(readAmount(question.example, mark) ?? 0),
          }))}
          onChoose={(decimal) => onSay({ decimal })}
        />
      )
    case 'sign':
      break
  }
  return (
    <Choice
      legend={`What does an amount such as ${question.example} mean?`}
      value={mapping.sign}
      options={[
        { value: 'plain', label: isOut(question.example) ? 'Money I paid' : 'Money I received' },
        { value: 'reversed', label: isOut(question.example) ? 'Money I received' : 'Money I paid' },
      ]}
      onChoose={(sign) => onSay({ sign })}
    />
  )
}

const isOut = (text: string) => /^\s*[-−(]/.test(text)
const sayDay = (date: string | null) => (date === null ? '' : formatTime(date, 'longDay'))

interface ChoiceProps<Value extends string> {
  legend: string
  value: Value | null
  options: { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ legend, value, options, onChoose }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="rounded-card border border-warn/30 bg-warn-soft px-4 py-3">
      <legend className="float-left mb-2 w-full text-sm font-semibold">{legend}</legend>
      <div className="clear-left flex flex-wrap gap-x-6 gap-y-2">
        {options.map((option) => (
          <label key={option.value} className="flex items-center gap-2 text-sm touch:min-h-touch">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { type AccountChoicesState, UNDECIDED } from './use-account-choices.ts'

/** One line for each account in the file. */
export function AccountChoices({ choices }: { choices: AccountChoicesState }) {
  return choices.rows.map(({ inFile, value, newName }) => (
    <div key={inFile} className="grid gap-3 sm:grid-cols-2">
      <Field label={inFile === '' ? 'Which account is this?' : `Which account is '${inFile}'?`}>
        <Select
          value={value}
          onChange={({ target }) => choices.choose(inFile, { value: target.value, newName })}
        >
          {value === UNDECIDED && <option value={UNDECIDED}>Please choose</option>}
          {choices.known.map((account) => (
            <option key={account.value} value={account.value}>
              {account.name}
            </option>
          ))}
          <option value="new">A new account</option>
        </Select>
      </Field>
      {value === 'new' && (
        <Field label="Its name">
          <Input
            value={newName}
            maxLength={100}
            onChange={({ target }) => choices.choose(inFile, { value, newName: target.value })}
          />
        </Field>
      )}
    </div>
  ))
}

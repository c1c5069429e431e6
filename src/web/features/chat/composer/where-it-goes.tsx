import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { languageModelQuery } from '#web/data/language-model.ts'

/** Said before the first message is sent: whose language model reads it. Nothing when none does. */
export function WhereItGoes() {
  const { data } = useQuery(languageModelQuery)
  if (!data?.provider || !data.isOn) return null
  return (
    <p className="text-pretty">
      Your messages and the figures they need are sent to {data.provider.name} to word the answers.{' '}
      <Link href="/settings" className="underline">
        Change this in Settings
      </Link>
    </p>
  )
}

import { ChangePasswordForm } from '#web/account/change-password-form.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const tips = [
  {
    title: 'Use a password of its own',
    text: 'Not one that another site knows: what leaks there is tried here.',
  },
  {
    title: 'Longer beats complicated',
    text: 'Four or five unrelated words are easy to remember and very hard to guess.',
  },
  {
    title: 'Let a password manager remember it',
    text: 'It makes up a long password and fills it in only on the real page.',
  },
  {
    title: 'Nobody at Keel will ask for it',
    text: 'Not by e-mail, not by phone, not in the chat. If somebody does, it is not us.',
  },
]

export function ChangePasswordPage() {
  return (
    <>
      <PageHeader
        title="Account Security"
        subtitle="Change your password"
        back={{ href: '/settings', label: 'Settings' }}
      />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-start">
        <Card title="Change Password">
          <ChangePasswordForm submitLabel="Change Password" />
        </Card>
        <Card title="Security tips">
          <ul className="grid gap-4">
            {tips.map((tip) => (
              <li key={tip.title} className="text-sm">
                <p className="font-medium">{tip.title}</p>
                <p className="text-ink-muted">{tip.text}</p>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}

import { useForm } from 'react-hook-form'
import {
  type FinancialProfile,
  type FullProfileField,
  profileFields,
  type FullProfileValues,
} from '#contract/profile.ts'
import { useSaveProfile } from '#web/data/profile.ts'
import { announceKept } from '#web/offline/announce-kept.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ChangeHistory } from './change-history.tsx'
import { changesOf, type ProfileForm, profileResolver, toForm } from './profile-form.ts'
import { ProfileInputs } from './profile-inputs.tsx'

export function PersonalDetails({ profile }: { profile: FinancialProfile }) {
  const save = useSaveProfile()
  const form = useForm<ProfileForm, unknown, FullProfileValues>({
    resolver: profileResolver,
    // What is written elsewhere flows into the fields that nobody is editing here.
    values: toForm(profile),
    resetOptions: { keepDirtyValues: true },
  })

  /** Fields whose typed text is now the stored one are no longer being edited. */
  function settle(fields: readonly FullProfileField[], stored: ProfileForm) {
    for (const field of fields) form.resetField(field, { defaultValue: stored[field] })
  }

  async function submit(values: FullProfileValues) {
    const sent = form.getValues()
    try {
      const saved = await save.mutateAsync(changesOf(values, profile))
      // Whoever went on typing while it was saved keeps that.
      const now = form.getValues()
      settle(
        profileFields.filter((field) => now[field] === sent[field]),
        toForm(saved),
      )
      toast({ title: 'Profile updated', description: 'Your financial profile has been saved.' })
    } catch (error) {
      if (!announceKept(error)) showFailure()
    }
  }

  return (
    <div className="grid gap-6">
      <Card
        title="Your figures"
        description="What the advisor works with. Fill in what you like; nothing is required."
      >
        <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-6">
          <ProfileInputs form={form} profile={profile} />
          <Button
            type="submit"
            pending={save.isPending}
            pendingText="Saving..."
            className="sm:justify-self-start"
          >
            Save Changes
          </Button>
        </form>
      </Card>
      <ChangeHistory
        profile={profile}
        onRestored={(field, restored) => settle([field], toForm(restored))}
        onFailed={showFailure}
      />
    </div>
  )
}

function showFailure() {
  toast({
    variant: 'destructive',
    title: 'Error',
    description: 'Failed to update profile. Please try again.',
  })
}

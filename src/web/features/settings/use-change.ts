import { useChangeSettings } from '#web/data/change-settings.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Saves a setting; the screen has shown it already, and goes back when it could not be stored. */
export const useChange = () =>
  useChangeSettings({
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Error',
        description: 'Your settings could not be saved. Please try again.',
      }),
  })

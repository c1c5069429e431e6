import type { Snapshot } from '#advisor/snapshot.ts'
import { toHealthSnapshot as readHealth } from '#finance/household-health.ts'
import { readHousehold } from '#finance/household.ts'

/** What is stored, as the check-up looks at it. Pay before tax counts here, and is named as that where it is told. */
export function toHealthSnapshot(snapshot: Snapshot) {
  const household = readHousehold(snapshot)
  const { income } = household
  const facts = { ...snapshot, profile: { ...snapshot.profile, birthYear: snapshot.birthYear } }
  return {
    ...readHealth(facts, household, Number(snapshot.today.slice(0, 4))),
    goals: snapshot.goals,
    monthlyIncome: income.lines.length > 0 ? income.total : null,
  }
}

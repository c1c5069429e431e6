import { bare } from '#advisor/executing/bare-action.ts'
import type { Action } from '#advisor/minding/minded.ts'

const NAMED = new RegExp(
  String.raw`\bdebts?[- ](?:to[- ])?assets?\b|\b(?:share|percent\w*|part|much) of ` +
    String.raw`(?:my|our|what (?:i|we) own|the) (?:assets )?(?:is|are) (?:debt|owed|borrowed)\b`,
  'i',
)

/** 'What is my debt-to-assets ratio' names its sum, of which no other is a near enough likeness. */
export function debtToAssets(text: string): Action | null {
  if (!NAMED.test(text) || /\d/.test(text)) return null
  return {
    ...bare('share'),
    inputs: [
      { slot: 'part', value: { kind: 'total', name: 'debt' } },
      { slot: 'whole', value: { kind: 'total', name: 'assets' } },
    ],
  }
}

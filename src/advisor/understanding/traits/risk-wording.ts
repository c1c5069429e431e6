export type RiskLevel = 'low' | 'medium' | 'high'

/** How sure a wording is: the name of a level said of oneself, or a feeling or habit that shows one. */
export interface RiskWording {
  level: RiskLevel
  pattern: RegExp
  isNamed: boolean
  /** 'In the middle', 'half and half': only beside a word about investing. */
  needsTopic?: boolean
}

export const named = (level: RiskLevel, pattern: string): RiskWording => ({
  level,
  pattern: new RegExp(pattern),
  isNamed: true,
})
export const shown = (level: RiskLevel, pattern: string): RiskWording => ({
  level,
  pattern: new RegExp(pattern),
  isNamed: false,
})

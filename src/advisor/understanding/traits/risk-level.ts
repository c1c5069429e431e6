export type RiskLevel = 'low' | 'medium' | 'high'

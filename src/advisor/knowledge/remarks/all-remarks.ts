import type { Topic } from '#advisor/knowledge/topic.ts'
import { aboutTheAdvisor } from './about-the-advisor.ts'
import { aboutTheTalk } from './about-the-talk.ts'
import { atATurningPoint } from './at-a-turning-point.ts'
import { angerAndGrief } from './anger-and-grief.ts'
import { closeToHome } from './close-to-home.ts'
import { comparingAndRegret } from './comparing-and-regret.ts'
import { disbelief } from './disbelief.ts'
import { dismayAndRelief } from './dismay-and-relief.ts'
import { familyAndExperience } from './family-and-experience.ts'
import { familyNews } from './family-news.ts'
import { fears } from './fears.ts'
import { hardAndDear } from './hard-and-dear.ts'
import { homeAndMishaps } from './home-and-mishaps.ts'
import { kinAndClaims } from './kin-and-claims.ts'
import { moods } from './moods.ts'
import { outlook } from './outlook.ts'
import { partnersAndLove } from './partners-and-love.ts'
import { reluctanceAndBargaining } from './reluctance-and-bargaining.ts'
import { secretsAndShame } from './secrets-and-shame.ts'
import { trust } from './trust.ts'
import { turnsOfLife } from './turns-of-life.ts'
import { urges } from './urges.ts'
import { venturesAndWishes } from './ventures-and-wishes.ts'
import { workTalk } from './work-talk.ts'

/** What people say that is neither a fact nor a question, and a human answer to each. */
export const allRemarks: readonly Topic[] = [
  ...aboutTheAdvisor,
  ...aboutTheTalk,
  ...angerAndGrief,
  ...atATurningPoint,
  ...closeToHome,
  ...comparingAndRegret,
  ...disbelief,
  ...dismayAndRelief,
  ...familyAndExperience,
  ...familyNews,
  ...fears,
  ...hardAndDear,
  ...homeAndMishaps,
  ...kinAndClaims,
  ...moods,
  ...outlook,
  ...partnersAndLove,
  ...reluctanceAndBargaining,
  ...secretsAndShame,
  ...trust,
  ...turnsOfLife,
  ...urges,
  ...venturesAndWishes,
  ...workTalk,
]

const byId = new Map(allRemarks.map((remark) => [remark.id, remark]))

export const findRemark = (id: string): Topic | null => byId.get(id) ?? null

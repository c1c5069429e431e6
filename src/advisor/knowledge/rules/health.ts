import { type Rule, rows } from './rule.ts'

/** Health accounts, continued coverage, leave, life insurance. */
export const health: readonly Rule[] = [
  ...rows('IRS Rev. Proc. 2024-25', 2025, [
    ['hsa-self', 'money', 4300, 'Most that may be paid into an HSA, cover for one'],
    ['hsa-family', 'money', 8550, 'Most that may be paid into an HSA, family cover'],
    ['hdhp-self', 'money', 1650, 'Smallest deductible of a plan that allows an HSA, cover for one'],
    ['hdhp-family', 'money', 3300, 'The same for family cover'],
  ]),
  ...rows('IRS Rev. Proc. 2025-19', 2026, [
    ['hsa-self', 'money', 4400, 'Most that may be paid into an HSA, cover for one'],
    ['hsa-family', 'money', 8750, 'Most that may be paid into an HSA, family cover'],
    ['hdhp-self', 'money', 1700, 'Smallest deductible of a plan that allows an HSA, cover for one'],
    ['hdhp-family', 'money', 3400, 'The same for family cover'],
  ]),
  ...rows('26 U.S. Code § 223', null, [
    ['hsa-catch-up', 'money', 1000, 'More that may go into an HSA from age 55'],
    ['hsa-catch-up-age', 'age', 55, 'Age from which that is allowed'],
    ['hsa-penalty', 'percent', 20, 'Penalty on HSA money spent on anything but care'],
    ['hsa-free-age', 'age', 65, 'Age from which that penalty is gone'],
  ]),
  ...rows('IRS Rev. Proc. 2024-40', 2025, [
    ['fsa-limit', 'money', 3300, 'Most that may go into a health FSA'],
    ['fsa-carryover', 'money', 660, 'Most that a plan may carry into the next year'],
  ]),
  ...rows('IRS Rev. Proc. 2025-32', 2026, [
    ['fsa-limit', 'money', 3400, 'Most that may go into a health FSA'],
    ['fsa-carryover', 'money', 680, 'Most that a plan may carry into the next year'],
  ]),
  ...rows('26 U.S. Code § 129', 2025, [
    ['care-fsa-limit', 'money', 5000, 'Most that may go into a dependent care FSA'],
  ]),
  ...rows('One Big Beautiful Bill Act, § 70404', 2026, [
    ['care-fsa-limit', 'money', 7500, 'Most that may go into a dependent care FSA'],
  ]),
  ...rows('US Department of Labor', null, [
    ['cobra-months', 'months', 18, 'How long COBRA usually lasts after a job ends'],
    ['cobra-days', 'count', 60, 'Days to choose COBRA', '60 days'],
    ['cobra-fee', 'percent', 2, 'Charge on top of the full premium'],
    ['cobra-employees', 'count', 20, 'Employees from which COBRA applies to an employer'],
    ['leave-weeks', 'count', 12, 'Unpaid leave under the Family and Medical Leave Act', '12 weeks'],
    ['leave-employees', 'count', 50, 'Employees from which that act applies'],
    ['leave-hours', 'count', 1250, 'Hours to have worked in the year before'],
  ]),
  ...rows('HealthCare.gov', null, [
    ['special-enrollment', 'count', 60, 'Days to enroll after losing cover or another event', '60 days'],
    ['parent-plan-age', 'age', 26, 'Age until which children stay on a parent’s plan'],
    ['baby-days', 'count', 30, 'Days in which a job plan wants a newborn added', '30 days'],
  ]),
  ...rows('5 U.S.C. § 8905', null, [
    ['federal-cover-years', 'years', 5, 'Years of cover before retirement to keep federal health insurance'],
  ]),
  ...rows('National Association of Insurance Commissioners', null, [
    ['contest-years', 'years', 2, 'Time in which a life insurer may contest an application, in most states'],
  ]),
]

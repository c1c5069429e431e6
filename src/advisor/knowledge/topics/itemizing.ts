import type { Topic } from '#advisor/knowledge/topic.ts'

export const itemizing: readonly Topic[] = [
  {
    id: 'medical-deduction',
    title: 'Deducting medical costs',
    asked: [
      'can i deduct medical expenses',
      'are medical bills tax deductible',
      'medical expense deduction limit',
      'can i write off my hospital bill',
      'deduct dental work on taxes',
      'is my health insurance premium deductible',
      'can i deduct nursing home costs',
      'that percent line for medical costs',
      'how much medical before it counts on taxes',
      'mileage to the doctor deductible',
      'are hearing aids tax deductible',
      'deduct ivf or surgery',
      'can i deduct the hospital bills',
    ],
    short:
      'Only the part above {medical-floor} of your adjusted gross income counts, and only if you itemize. So it helps mainly in a year with very large bills.',
    more: [
      'It covers doctors, dental, glasses, hearing aids, travel to care, insurance you paid with taxed money, and much of nursing care.',
      'What an HSA, FSA or insurer paid doesn’t count.',
      'If a big treatment can wait, putting it in the same year as others helps.',
    ],
    sums: ['percent-of', 'income-tax'],
    near: ['standard-or-itemize', 'hsa-expenses', 'medical-bills'],
  },
  {
    id: 'salt-deduction',
    title: 'State and local taxes',
    asked: [
      'salt deduction',
      'can i deduct property taxes',
      'what is the salt cap',
      'are property taxes deductible',
      'deduct state income tax',
      'deduct sales tax on a car',
      'state and local tax limit',
      'can i write off my property tax bill',
      'salt cap married couple',
      'do i get anything for state taxes i paid',
      'deduct vehicle registration',
      'is the salt limit higher now',
    ],
    short:
      'You may deduct state income or sales tax plus property tax up to {salt-cap} in {salt-cap.year}, less at very high incomes, and only if you itemize.',
    more: [
      'You choose between state income tax and sales tax; property tax comes on top, all under one cap.',
      'With the standard deduction you get nothing for these, so compare both ways.',
      'Fees for trash, water or an HOA aren’t taxes and don’t count.',
    ],
    sums: ['income-tax'],
    near: ['standard-or-itemize', 'property-tax', 'mortgage-interest-deduction'],
  },
  {
    id: 'employee-expenses',
    title: 'Work costs of employees',
    asked: [
      'can i deduct work expenses as an employee',
      'can i deduct my home office as an employee',
      'tax write offs for employees',
      'deduct my uniform and boots',
      'are union dues deductible',
      'can i write off my commute',
      'nurse scrubs tax deduction',
      'teacher classroom supplies deduction',
      'mechanic tools tax deduction',
      'work from home w2 deduction',
      'unreimbursed employee expenses',
      'deduct mileage to work',
    ],
    short:
      'No, employees can’t deduct work costs such as tools, uniforms, commuting, union dues or a home office on a federal return. Ask your employer to pay you back instead.',
    narrower: [
      [
        /\b(?:class ?room|teachers?|students?|school supplies)\b/i,
        'Yes, a part: teachers of kindergarten through high school may deduct up to {educator-deduction} ({educator-deduction.year}) of classroom costs they paid themselves, without itemizing.',
      ],
    ],
    more: [
      'Teachers may take a small deduction for classroom supplies.',
      'Some states still allow it on the state return.',
      'If you also have your own business, the costs of that business do count.',
      'Money repaid under an expense plan is tax-free to you.',
    ],
    sums: [],
    near: ['tax-deductions', 'home-office', 'business-expenses'],
  },
]

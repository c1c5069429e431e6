/**
 * The first guess of a category by the words in a payee's name, for payees that no rule of the user knows. The list is
 * short and public on purpose: what it does not know it leaves open.
 */
const listed = (words: string) => words.split(/\s*[;\n]\s*/).filter(Boolean)

export const spendingCategories = [
  'Groceries',
  'Eating out',
  'Housing',
  'Utilities',
  'Phone and internet',
  'Transport',
  'Car',
  'Insurance',
  'Health',
  'Subscriptions',
  'Entertainment',
  'Shopping',
  'Household',
  'Children',
  'Education',
  'Travel',
  'Personal care',
  'Gifts and donations',
  'Fees and charges',
  'Taxes',
  'Debt payments',
  'Savings and investments',
  'Cash',
  'Other',
] as const

export const incomeCategories = ['Salary', 'Interest', 'Dividends', 'Benefits', 'Other income'] as const

const words: Record<string, readonly string[]> = {
  Groceries: listed(`
    whole foods; wholefds; trader joe; kroger; safeway; aldi; lidl; h-e-b; heb; publix; wegmans; costco; sam's club
    walmart grocery; food lion; giant; stop & shop; albertsons; rewe; edeka; penny; netto; tesco; sainsbury; asda
    morrisons; waitrose; carrefour; monoprix; auchan; leclerc; albert heijn; jumbo; migros; coop; spar; mercadona
    supermarket; grocery; groceries; market basket; sprouts; meijer; winco; instacart; bakery; butcher; farmers market
  `),
  'Eating out': listed(`
    restaurant; diner; cafe; café; coffee; starbucks; dunkin; mcdonald; burger; pizza; chipotle; subway; taco; sushi
    grill; bistro; kitchen; eatery; bar; pub; brewery; doordash; uber eats; ubereats; grubhub; deliveroo; just eat
    swiggy; zomato; pret a manger; wendy; kfc; panera; chick-fil-a; five guys; nando; tavern; bbq; noodle; ramen
  `),
  Housing: listed(
    'rent; apartments; apts; mortgage; miete; hausverwaltung; property management; landlord; hoa; loyer',
  ),
  Utilities: listed(`
    electric; energy; power; gas company; water; sewer; utility; utilities; stadtwerke; edison; pg&e; con ed; edf; engie
    british gas; thames water; waste management
  `),
  'Phone and internet': listed(`
    verizon; at&t; t-mobile; comcast; xfinity; spectrum; vodafone; telekom; orange; o2; ee limited; mint mobile; cox
    internet; broadband; wireless; mobile phone
  `),
  Transport: listed(
    'uber; lyft; metro; transit; mta; bart; amtrak; deutsche bahn; sncf; trainline; tfl; bus; taxi; parking; toll; e-zpass; ns groep; limebike',
  ),
  Car: listed(
    'shell; chevron; exxon; exxonmobil; bp; mobil; texaco; gas station; fuel; petrol; aral; esso; jiffy lube; autozone; car wash; garage; dmv; total energies; valero; sunoco',
  ),
  Insurance: listed(
    'insurance; geico; progressive; state farm; allstate; allianz; axa; aviva; versicherung; assurance; usaa insurance; liberty mutual',
  ),
  Health: listed(
    'pharmacy; cvs; walgreens; rite aid; doctor; dental; dentist; hospital; clinic; medical; optical; apotheke; pharmacie; boots; health; therapy; labcorp; kaiser',
  ),
  Subscriptions: listed(`
    netflix; spotify; hulu; disney+; disney plus; disneyplus; hbo; paramount; peacock; youtube premium; apple.com/bill; icloud
    audible; amazon prime; prime video; adobe; dropbox; microsoft; openai; chatgpt; github; nytimes; new york times
    patreon; substack; google one; google storage; gym; fitness; planet fitness; peloton; membership; subscription
  `),
  Entertainment: listed(
    'cinema; theatre; theater; amc; regal; steam; playstation; nintendo; xbox; ticketmaster; concert; museum; bowling; zoo; stubhub; eventbrite',
  ),
  Shopping: listed(
    'amazon; amzn; ebay; etsy; target; walmart; best buy; apple store; macy; nordstrom; h&m; zara; uniqlo; nike; old navy; gap; tk maxx; tj maxx; ross; zalando; otto; shein; temu; argos; clothing; book',
  ),
  Household: listed(
    'home depot; lowe; ikea; ace hardware; bed bath; wayfair; hornbach; obi; b&q; bauhaus; hardware; furniture; container store',
  ),
  Children: listed('daycare; kindergarten; childcare; nursery; toys; kita; babysit; school lunch'),
  Education: listed('tuition; university; college; coursera; udemy; student; school; bookstore'),
  Travel: listed(
    'airlines; air lines; airways; delta air; united air; southwest; ryanair; easyjet; lufthansa; hotel; marriott; hilton; hyatt; airbnb; booking.com; expedia; hostel; airport; car rental; hertz; enterprise rent',
  ),
  'Personal care': listed('salon; barber; spa; hair; nails; sephora; ulta; cosmetic; friseur; coiffeur'),
  'Gifts and donations': listed('donation; red cross; charity; church; unicef; oxfam; gofundme; gift'),
  'Fees and charges': listed(
    'overdraft; service fee; maintenance fee; atm fee; late fee; interest charge; foreign transaction; bank charge; annual fee',
  ),
  Taxes: listed('irs; us treasury; franchise tax; tax payment; finanzamt; hmrc; impots; property tax'),
  'Debt payments': listed(
    'loan payment; student loan; navient; nelnet; sallie mae; mohela; auto loan; car loan; affirm; klarna',
  ),
  'Savings and investments': listed(
    'vanguard; fidelity; schwab; robinhood; etrade; betterment; wealthfront; trade republic; coinbase; brokerage; 401k; roth ira',
  ),
  Cash: listed('atm; cash withdrawal; geldautomat; cashpoint; bargeld'),
  Salary: listed(
    'payroll; salary; wages; direct dep; directdep; gehalt; lohn; salaire; salaris; paycheck; nomina',
  ),
  Interest: listed('interest paid; interest payment; interest earned; zinsen'),
  Dividends: listed('dividend'),
  Benefits: listed(
    'social security; ssa treas; unemployment; child benefit; kindergeld; va benefit; universal credit',
  ),
}

const income = new Set<string>(incomeCategories)

const MOST_WORDS = 4

/** Apostrophes do not part words: "McDonald's" is 'mcdonalds'. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{M}&+]+/gu) ?? []

const known = new Map(
  Object.entries(words).flatMap(([category, list]) =>
    list.map((word) => [wordsOf(word).join(' '), category]),
  ),
)

/**
 * The category of a payee's name for money going this way; null when nothing in it is known. The longest name that
 * fits decides: 'uber eats' is no ride.
 */
export function guessCategory(name: string, isMoneyIn: boolean): string | null {
  const parts = wordsOf(name)
  let best = ''
  for (let from = 0; from < parts.length; from += 1)
    for (let count = 1; count <= MOST_WORDS && from + count <= parts.length; count += 1) {
      const phrase = parts.slice(from, from + count).join(' ')
      for (const spelling of [phrase, phrase.replace(/s$/, '')]) {
        const isFitting = isMoneyIn || !income.has(known.get(spelling) ?? '')
        if (isFitting && known.has(spelling) && spelling.length > best.length) best = spelling
      }
    }
  return known.get(best) ?? null
}

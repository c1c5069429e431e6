import { expect, test } from 'vitest'
import { guessCategory } from './category-guess.ts'

/** As statements write them; a few are of places that no list can know. */
const payees: Record<string, string> = {
  Groceries:
    "HANNAFORD #8123 PORTLAND ME;PIGGLY WIGGLY 301;EL RANCHO SUPERMERCADO;SQ *LOPEZ FRUTERIA;GRISTEDES 04;TRADER JOE'S #552;WHOLEFDS MKT 10291 AUSTIN TX;COSTCO WHSE #0431;SHOPRITE CLARK S1;FOOD CITY 644;THE GREEN GROCER CO;H MART 12;TOTAL WINE & MORE;BLEEKER STREET CHEESE SHOP;ALDI 44;REWE SAGT DANKE 4711",
  'Eating out':
    "PHO 88 SAN JOSE CA;SHAKE SHACK 1120;SWEETGREEN NOMAD;OLIVE GARDEN 0021;APPLEBEE'S 9931;WAFFLE HOUSE 2210;DOMINO'S 6613;PANDA EXPRESS #210;PEET'S 00102;SQ *LITTLE ITALY TRATTORIA;TAQUERIA EL SOL;TIM HORTONS #12;IN-N-OUT BURGER 155;TST* ROSIE'S;DD *DOORDASH THAIBASIL;WENDY'S 221;MCDONALD'S F1021;JOE'S ICE CREAM;THE CORNER BISTRO",
  Utilities:
    'DUKE ENERGY CAROLINAS;CITY OF AUSTIN UTILITIES;NATIONAL GRID NY;PUGET SOUND ENERGY BILLPAY;REPUBLIC SERVICES TRASH;DENVER WATER DEPT;STADTWERKE MUENCHEN',
  'Phone and internet':
    'VZWRLSS*APOCC VISB;T-MOBILE 8009378997;COMCAST CABLE COMM;GOOGLE FIBER;MINT MOBILE;ATT* BILL PAYMENT',
  Transport:
    'CALTRAIN TVM 22;BIRD SCOOTER;NYC YELLOW CAB 3B21;CITIBIK CITI BIKE;LYFT *RIDE SUN 8PM;MTA*OMNY TAP;PARKMOBILE 770',
  Car: 'FIRESTONE 00213;MIDAS AUTO REPAIR;WAWA 8102;QUIKTRIP 221 FUEL;PEP BOYS #12;SHELL OIL 57442;CHARGEPOINT INC;SMITH BROS AUTO BODY;JIFFY LUBE 2201',
  Health:
    'QUEST DIAGNOSTICS;SMILE ORTHODONTICS;CHILDRENS PEDIATRICS PC;CVS/PHARMACY #0421;BAY URGENT CARE;WARBY PARKER;MIDTOWN DERMATOLOGY;OAK PHYSICAL THERAPY;VCA ANIMAL HOSPITAL',
  Entertainment:
    'TOPGOLF EL SEGUNDO;CINEMARK 1021;SIX FLAGS MAGIC;COMEDY CLUB NYC;BOWLERO CHELSEA;AMC 0221 ONLINE;SEATGEEK TICKETS',
  Travel:
    'JETBLUE 2792;BEST WESTERN INN;AVIS RENT A CAR;VRBO HA-1234;ALASKA AIR 0272;MOTEL 6 #12;MARRIOTT DOWNTOWN;AIRBNB * HM12',
  Shopping:
    "KOHL'S #0221;MARSHALLS #112;GAMESTOP 5521;FOOT LOCKER 7621;BARNES AND NOBLE 2221;REI #12 SEATTLE;AMZN MKTP US*2K4;DICKS SPORTING GOODS;PETSMART # 0212;UPS STORE 2210",
  Insurance: 'LEMONADE INS;FARMERS INS BILLING;METLIFE AUTOPAY;GEICO *AUTO;BCBS OF TX PREMIUM',
  Education: 'CHEGG ORDER;KAPLAN TEST PREP;STATE UNIV BURSAR;UDEMY: ONLINE COURSES',
  'Personal care': 'GREAT CLIPS AT 22;MASSAGE ENVY 0221;LUXE NAIL STUDIO;SEPHORA 221;KINGS BARBERSHOP',
  Children: 'KINDERCARE 302221;BRIGHT HORIZONS;TODDLER MONTESSORI;CARE.COM 8773',
  'Gifts and donations':
    'ST JUDE CHILDRENS;SALVATION ARMY;HABITAT FOR HUMANITY;1-800-FLOWERS.COM;GOFUNDME JANE',
  Household:
    'CRATE AND BARREL;SHERWIN WILLIAMS 70221;MENARDS 3112;MATTRESS FIRM;LOWES #01210;ROTO PLUMBING CO',
  Subscriptions: 'SPOTIFY USA;NETFLIX.COM;APPLE.COM/BILL;PLANET FITNESS CLUB;PATREON* MEMBER;NYTIMES DIGITAL',
  Housing: 'OAK APARTMENTS RENT;ROCKET MORTGAGE LOAN;GREYSTAR PORTAL;PUBLIC STORAGE 2221',
  'Debt payments': 'MOHELA STUDENT LN;TOYOTA FINANCIAL PMT;AFFIRM * PAY;CHASE CREDIT CRD AUTOPAY',
}

/** People, banks' own words and firms that could be anything: nothing is to be guessed. */
const strangers =
  'John Smith;Maria Gonzalez;Zelle to Dave;J K Holdings LLC;Acme Corp;Northwind Traders;Venmo;Square Inc;ACH Credit 8841;Check 1203;Nguyen Thi Hoa;Blue Ridge Partners;Delta Systems;Green Valley LLC;Checkcard Purchase;Kim Lee;Priya Patel;Omega Services;Lopez Brothers;Wire Out;Sunrise Co;Baker Tilly;Fisher Group;River House;Mason Inc;Bishop Street LLC;Harbor Point;Ahmed Khan;POS Debit;Central Services;Carter Holdings;Oak and Vine;Porter Group;Universal LLC;Wendy Miller;Douglas Ross;Casey Kohl;Joann Phillips;Mr McDonald;Orange County'

const LEAST_PRECISION = 0.95
const LEAST_COVERED = 0.9

test('payees of a hand-made list are guessed right, and what nobody can know is left open', () => {
  const asked = Object.entries(payees).flatMap(([category, names]) =>
    names.split(';').map((name) => ({ name, category: category as string | null })),
  )
  const all = [...asked, ...strangers.split(';').map((name) => ({ name, category: null }))]
  const guesses = all.map((one) => ({ ...one, guess: guessCategory(one.name, false) }))
  const said = guesses.filter(({ guess }) => guess !== null)
  const wrong = said.filter(({ guess, category }) => guess !== category)
  const covered = guesses.filter(({ guess, category }) => category !== null && guess === category)
  expect(1 - wrong.length / said.length).toBeGreaterThan(LEAST_PRECISION)
  expect(covered.length / asked.length).toBeGreaterThan(LEAST_COVERED)
})

test('income is guessed for money that comes in only', () => {
  expect(guessCategory('ADP DIRECT DEPOSIT', true)).toBe('Salary')
  expect(guessCategory('ADP FEES', false)).toBeNull()
})

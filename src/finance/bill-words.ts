/** What comes as a bill, moves money or brings it in, as bank statements write it, by category. */
export const billWords = {
  Housing: `
    rent; apartments; apts; mortgage; miete; hausverwaltung; property management; landlord; hoa; loyer
    rental payment; rent payment; lease payment; realty; property mgmt; property group; homeowners assn
    homeowners association; condo association; tenant; greystar; equity residential; avalonbay
    camden property; essex property; rentcafe; zillow rent; bilt rent; invitation homes; storage unit
    public storage; extra space; cubesmart; u haul; uhaul; self storage; home loan; rocket mortgage
    mr cooper; pennymac; loandepot; freedom mtg; mtg pmt; home mortgage; wohnung
  `,
  Utilities: `
    electric; energy; power company; gas company; water; sewer; utility; utilities; stadtwerke; edison; pg&e
    con ed; edf; engie; british gas; thames water; waste management; electricity; hydro; gas bill
    natural gas; gaslight; heating oil; propane; garbage; trash; recycling; republic services; waste
    sanitation; duke energy; dominion energy; national grid; eversource; xcel; entergy; firstenergy; pseg
    ppl electric; coned; consolidated edison; socalgas; sdge; sce; pge; puget sound energy; centerpoint
    atmos; nicor; peoples gas; dte; consumers energy; ameren; evergy; oncor; txu; reliant; direct energy
    american water; water district; water dept; water works; light and power; e on; eon; rwe; vattenfall
    enbw; octopus energy; scottish power; bulb energy; severn trent; strom
  `,
  'Phone and internet': `
    verizon; at&t; t-mobile; comcast; xfinity; spectrum; vodafone; telekom; o2; ee limited; mint mobile
    internet; broadband; wireless; mobile phone; verizon wireless; vzwrlss; vzw; att bill; att; tmobile
    sprint; cricket wireless; boost mobile; metro pcs; metropcs; google fi; visible wireless; us cellular
    consumer cellular; tracfone; straight talk; optimum; frontier comm; centurylink; lumen; windstream
    mediacom; rcn; starlink; google fiber; earthlink; cable; telecom; telefonica; movistar; bouygues
    free mobile; sfr; virgin media; bt group; talktalk; sky broadband; three uk; giffgaff; rogers
    bell canada; telus; phone bill; cellular; fiber; fibre; ringcentral; orange sa; orange mobile; cox comm
    cox communications
  `,
  Transport: `
    uber; lyft; metro; transit; mta; bart; amtrak; deutsche bahn; sncf; trainline; tfl; bus; taxi; parking
    toll; e-zpass; ns groep; limebike; greyhound; flixbus; megabus; caltrain; bird scooter; bird app
    scooter; yellow cab; cab; citi bike; citibike; bikeshare; bike share; metrolink; metrocard; omny; septa
    wmata; marta; cta; ventra; trimet; njt; nj transit; lirr; mbta; clipper; orca card; ferry; railway; rail
    trains; train ticket; subway fare; bolt ride; free now; freenow; blablacar; via rail; renfe; trenitalia
    oebb; sbb; bvg; mvg; hvv; ratp; oyster card; parkmobile; paybyphone; spothero; park n ride; parkway
    turnpike; fastrak; sunpass; ipass; toll road; park meter; carpark; car park; zipcar; turo
  `,
  Car: `
    shell; chevron; exxon; exxonmobil; bp; mobil; texaco; gas station; fuel; petrol; aral; esso; jiffy lube
    autozone; car wash; garage; dmv; total energies; valero; sunoco; gasoline; wawa; quiktrip; speedway
    circle k; marathon petro; phillips 66; conoco; arco; citgo; sinclair oil; costco gas; sams fuel
    loves travel; pilot travel; flying j; racetrac; kwik trip; caseys general; sheetz; buc ee; buc ees
    murphy usa; gulf oil; totalenergies; repsol; cepsa; agip; eni station; omv; jet tankstelle; tankstelle
    ev charging; chargepoint; electrify america; supercharger; tesla supercharger; evgo; auto repair
    auto body; autobody; auto parts; auto service; auto care; mechanic; tire; tires; tyre; firestone
    goodyear; discount tire; midas; meineke; pep boys; advance auto; oreilly; napa auto; valvoline
    oil change; smog; carwash; car care; car service; brake; muffler; transmission; windshield; safelite
    motors; honda service; toyota service; subaru service; hyundai service; vehicle registration
    dept of motor; motor vehicles; aaa; tuv; werkstatt; kwik fit; halfords
  `,
  Insurance: `
    insurance; geico; progressive; state farm; allstate; allianz; axa; aviva; versicherung; assurance
    usaa insurance; liberty mutual; ins; insur; ins prem; lemonade; farmers ins; nationwide; metlife
    blue cross; bcbs; aetna; cigna; humana; united healthcare; unitedhealthcare; anthem; prudential
    new york life; northwestern mutual; mutual of omaha; the hartford; travelers; erie ins; amica; root ins
    esurance; mercury ins; american family; usaa; pet insurance; trupanion; life ins; home warranty
    huk coburg; generali; ergo; admiral; direct line; legal and general; krankenkasse; aok; mutuelle; maif
    macif
  `,
  Health: `
    pharmacy; cvs; walgreens; rite aid; doctor; dental; dentist; hospital; clinic; medical; optical
    apotheke; pharmacie; boots; health; therapy; labcorp; kaiser; quest diagnostics; orthodont; orthodontic
    orthopedic; pediatric; pediatrics; dermatology; cardiology; urgent care; physical therapy
    physical therapist; physiotherapy; chiropractic; chiropractor; optometry; optician; eyeglasses; eye care
    vision center; vision care; lenscrafters; warby parker; 1 800 contacts; zenni; specsavers; hearing; dds
    dmd; obgyn; surgery; surgical; radiology; imaging; psychiatry; psychology; counseling; behavioral
    healthcare; health care; express scripts; optum; caremark; goodrx; capsule; teladoc; one medical
    minuteclinic; duane reade; drug; drugstore; rx; arzt; zahnarzt; praxis; klinik; medecin; veterinary; vet
    animal hospital; banfield; pet clinic; betterhelp; headspace; talkspace
  `,
  Subscriptions: `
    netflix; spotify; hulu; disney+; disney plus; disneyplus; hbo; paramount; peacock; youtube premium
    apple.com/bill; icloud; audible; amazon prime; prime video; adobe; dropbox; microsoft; openai; chatgpt
    github; nytimes; new york times; patreon; substack; google one; google storage; gym; fitness
    planet fitness; peloton; membership; subscription; apple music; itunes; apple com; google play
    google youtube; youtube tv; youtubepremium; max com; hbomax; hbo max; espn; sling tv; fubo; crunchyroll
    discovery plus; showtime; starz; siriusxm; sirius xm; pandora; tidal; deezer; kindle unlimited; scribd
    medium com; wall street journal; wsj; washington post; economist; financial times; the athletic; spiegel
    lemonde; guardian; creative cloud; office 365; microsoft 365; onedrive; evernote; notion; 1password
    lastpass; nordvpn; expressvpn; canva; grammarly; zoom us; slack; figma; linkedin; duolingo; strava; noom
    weight watchers; ww international; equinox; orangetheory; crossfit; la fitness; anytime fitness
    24 hour fitness; lifetime fitness; gold gym; golds gym; ymca membership; yoga; pilates; mcfit; puregym
    classpass; costco membership; domain renewal; godaddy; namecheap; squarespace; wix; mailchimp; twitch
    discord; dollar shave; xbox game pass; playstation plus; nintendo online; ring protect; simplisafe; adt
    claude ai; anthropic; midjourney
  `,
  'Fees and charges': `
    overdraft; service fee; maintenance fee; atm fee; late fee; interest charge; foreign transaction
    bank charge; annual fee; nsf fee; returned item; monthly fee; wire fee; transfer fee; cash advance fee
    account fee; finance charge; purchase interest; interest chg; penalty; parking ticket; traffic citation
    bank fee; overlimit; stop payment; foreign fee; intl fee; conversion fee; kontofuhrung; frais bancaires
    cotisation carte
  `,
  Taxes: `
    irs; us treasury; franchise tax; tax payment; finanzamt; hmrc; impots; property tax; internal revenue
    irs usataxpymt; usataxpymt; treasury tax; state tax; dept of revenue; dept of taxation; tax board; ftb
    county tax; tax collector; turbotax; h&r block; hr block; taxact; freetaxusa; jackson hewitt; dgfip
    grundsteuer; council tax; income tax; self assessment
  `,
  'Debt payments': `
    loan payment; student loan; navient; nelnet; sallie mae; mohela; auto loan; car loan; affirm; klarna
    loan pmt; loan pymt; card payment; credit card pmt; crd pmt; credit crd; epay; cardmember serv
    autopay payment; sofi; upstart; lendingclub; lending club; prosper; onemain; avant; marcus loan
    great lakes; fedloan; aidvantage; edfinancial; dept education; dept of education; student ln; ally auto
    toyota financial; honda financial; ford credit; gm financial; capital one auto; carmax auto; carvana
    santander consumer; chase auto; afterpay; sezzle; zip pay; paypal credit; synchrony; comenity
    bread financial; barclaycard; kreditrate; tilgung; darlehen
  `,
  'Savings and investments': `
    vanguard; fidelity; schwab; robinhood; etrade; betterment; wealthfront; trade republic; coinbase
    brokerage; 401 k contribution; roth ira; edward jones; merrill; morgan stanley; ameriprise; e trade
    td ameritrade; interactive brokers; m1 finance; acorns; stash; webull; public com; sofi invest
    ally invest; ira contribution; roth; 529; hsa contribution; brokerage transfer; kraken; gemini; binance
    crypto; bitcoin; treasurydirect; scalable capital; comdirect depot; etoro; hargreaves; nutmeg; moneybox
    freetrade; sparplan; livret
  `,
  Cash: `
    atm; cash withdrawal; geldautomat; cashpoint; bargeld; withdrawal; cash wdl; atm withdrawal; atm w
    cash advance; geldausgabe; auszahlung; retrait; prelievo; cajero; notemachine
  `,
  Salary: `
    payroll; salary; wages; direct dep; directdep; gehalt; lohn; salaire; salaris; paycheck; nomina
    pay roll; dir dep; direct deposit; adp; gusto; paychex; paycom; paylocity; ceridian; dayforce; workday
    wages salary; net pay; bezuge; traitement; stipendio; sueldo; remuneration; bonus payment
  `,
  Interest: `
    interest paid; interest payment; interest earned; zinsen; interest; int paid; interest credit
    savings interest; credit interest; interets; intereses
  `,
  Dividends: `
    dividend; dividends; div payment; capital gain; ausschuttung; dividende
  `,
  Benefits: `
    social security; ssa treas; unemployment; child benefit; kindergeld; va benefit; universal credit; ssi
    ssdi; soc sec; pension; annuity; edd; unemployment benefit; ui benefit; disability; workers comp; snap
    tanf; food stamps; veterans affairs; vacp treas; child tax; stimulus; tax refund; irs treas; tax ref
    housing benefit; elterngeld; arbeitslosengeld; rente; allocation familiale; caf; bafog
  `,
}

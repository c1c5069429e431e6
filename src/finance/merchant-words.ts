/**
 * Names of merchants and words for kinds of them, as bank statements write them, by the category that they mean. What
 * people are called, and firms that could be anything, have no place here: better left open than wrong.
 */
export const merchantWords = {
  Groceries: `
    whole foods; wholefds; trader joe; kroger; safeway; aldi; lidl; h-e-b; heb; publix; wegmans; costco
    sam's club; walmart grocery; food lion; stop & shop; albertsons; rewe; edeka; netto; tesco; sainsbury
    asda; morrisons; waitrose; carrefour; monoprix; auchan; leclerc; albert heijn; migros; coop; mercadona
    supermarket; grocery; groceries; market basket; sprouts; meijer; winco; instacart; bakery; butcher
    farmers market; fresh thyme; hannaford; piggly wiggly; supermercado; fruteria; carniceria; gristedes
    grocer; produce; fish market; seafood market; meat market; delicatessen; key food; shoprite; food city
    harris teeter; ralphs; vons; fred meyer; smiths food; king soopers; frys food; giant eagle; giant food
    stater bros; save mart; save a lot; winn dixie; market district; food 4 less; grocery outlet
    natural grocers; fresh market; bjs wholesale; bjs; h mart; 99 ranch; patel brothers; amazon fresh
    hellofresh; blue apron; misfits market; weee; gopuff; intermarche; casino supermarche; colruyt; delhaize
    mercator; kaufland; ica; rema; lebensmittel; alimentari; supermarche; supermarkt; epicerie; boulangerie
    patisserie; woolworths; coles; loblaws; sobeys; no frills; foodland; iceland foods; co op food; ocado
    greengrocer; fishmonger; cheese shop; wine merchant; liquor; total wine; wine and spirits; penny markt
    jumbo supermarkt; spar markt
  `,
  'Eating out': `
    restaurant; diner; cafe; café; coffee; starbucks; dunkin; mcdonalds; burger; pizza; chipotle; subway
    taco; sushi; grill; bistro; kitchen; eatery; bar; pub; brewery; doordash; uber eats; ubereats; grubhub
    deliveroo; just eat; swiggy; zomato; pret a manger; wendys; kfc; panera; chick-fil-a; five guys; nandos
    tavern; bbq; noodle; ramen; tst; trattoria; osteria; taqueria; pizzeria; cantina; brasserie; creperie
    steakhouse; chophouse; roadhouse; smokehouse; teahouse; tea house; juice bar; juice; smoothie; ice cream
    gelato; frozen yogurt; donut; doughnut; bagel; sandwich; deli; wings; wingstop; burrito; poke bowl; pho
    thai; dim sum; curry; tandoori; falafel; shawarma; kebab; gyro; hibachi; izakaya; teriyaki; tapas
    oyster; crab shack; lobster; fish and chips; waffle; pancake; ihop; dennys; cracker barrel; olive garden
    red lobster; outback; applebee; chilis; tgi friday; texas roadhouse; cheesecake factory
    buffalo wild wings; panda express; pf changs; shake shack; sweetgreen; cava; qdoba; del taco
    jack in the box; in n out; whataburger; culvers; sonic drive; arbys; popeyes; raising canes; zaxbys
    jersey mikes; jimmy johns; firehouse subs; quiznos; dominos; papa john; little caesars; blaze pizza
    peets; caribou coffee; dutch bros; tim hortons; jamba; krispy kreme; baskin robbins; dairy queen
    cold stone; crumbl; auntie anne; cinnabon; espresso; roaster; coffeehouse; teavana; boba; bubble tea
    taproom; alehouse; biergarten; winery; cocktail; saloon; catering; food truck; foodtruck; postmates
    seamless; caviar; wolt; lieferando; foodora; gasthaus; restaurante; ristorante; gaststatte; imbiss
    costa coffee; greggs; wagamama; leon restaurants; itsu
  `,
  Shopping: `
    amazon; amzn; ebay; etsy; target; walmart; best buy; apple store; macys; nordstrom; h&m; zara; uniqlo
    nike; old navy; gap; tk maxx; tj maxx; zalando; shein; temu; argos; clothing; book; kohls; marshalls
    jcpenney; jc penney; dillards; bloomingdale; saks; neiman; burlington; ross stores; ross dress; tjmaxx
    homegoods; gamestop; foot locker; adidas; puma; lululemon; under armour; rei; dicks sporting
    academy sports; big 5; bass pro; cabelas; patagonia; north face; barnes and noble; books; bookshop
    newsstand; hobby lobby; michaels stores; joann fabrics; crafts; party city; dollar tree; dollar general
    family dollar; five below; big lots; ollies; tuesday morning; banana republic; j crew; gap online; gapus
    american eagle; abercrombie; hollister; forever 21; urban outfitters; anthropologie; express store
    victorias secret; aeropostale; asos; boohoo; primark; next retail; marks and spencer; john lewis; c&a
    decathlon; mediamarkt; saturn; fnac; darty; currys; micro center; newegg; b&h photo; bestbuy
    apple online; samsung; dell marketing; aliexpress; alibaba; wish com; shopify; poshmark; mercari; depop
    offerup; goodwill; thrift; consignment; boutique; jewelers; jewelry; shoes; shoe; apparel; fashion
    outlet; mall; department store; sporting goods; electronics; optics; pet; petsmart; petco; chewy
    pet supplies; tobacco; smoke shop; vape; florist supplies; stationery; office depot; staples; officemax
    fedex office; ups store; usps; postage; otto versand
  `,
  Household: `
    home depot; lowes; ikea; ace hardware; bed bath; wayfair; hornbach; obi; b&q; bauhaus; hardware
    furniture; container store; crate and barrel; sherwin williams; benjamin moore; menards; true value
    harbor freight; tractor supply; garden center; nursery garden; lawn care; landscaping; plumbing; plumber
    electrician; hvac; roofing; pest control; terminix; orkin; cleaning; cleaners; maid; molly maid
    merry maids; housekeeping; laundry; laundromat; dry clean; dry cleaners; handyman; taskrabbit; angi
    thumbtack; locksmith; mattress; mattress firm; sleep number; ashley homestore; ashley furniture
    rooms to go; west elm; pottery barn; williams sonoma; restoration hardware; pier 1; homedepot; overstock
    toom; leroy merlin; castorama; wickes; screwfix; dunelm; mobel; moving company; appliance; carpet
    flooring; paint store
  `,
  Travel: `
    airlines; air lines; airways; delta air; united air; southwest; ryanair; easyjet; lufthansa; hotel
    marriott; hilton; hyatt; airbnb; booking.com; expedia; hostel; airport; car rental; hertz
    enterprise rent; jetblue; alaska air; american air; united airlines; spirit air; frontier air; allegiant
    hawaiian air; air canada; westjet; british airways; air france; klm; emirates; qatar; turkish airlines
    wizz; eurowings; vueling; iberia; airline; flight; flights; inn; motel; suites; resort; lodge
    hostelworld; best western; holiday inn; hampton inn; courtyard; residence inn; fairfield; sheraton
    westin; ritz; four seasons; wyndham; days inn; super 8; la quinta; comfort inn; red roof; accor; ibis
    novotel; premier inn; travelodge; vrbo; homeaway; vacation; vacation rental; cruise; cruises
    carnival cruise; royal caribbean; norwegian cruise; kayak; priceline; orbitz; travelocity; hotels com
    agoda; trip com; tripadvisor; avis; budget rent; alamo rent; national car; sixt; europcar; rent a car
    tsa precheck; global entry; passport; luggage; duty free; travel agency; tours; campground; koa
    state park; national park; recreation gov; eurostar; thalys
  `,
  Entertainment: `
    cinema; theatre; theater; amc; regal; steam; playstation; nintendo; xbox; ticketmaster; concert; museum
    bowling; zoo; stubhub; eventbrite; cinemark; cinemas; movies; movie; fandango; imax; topgolf; golf
    dave and busters; six flags; disneyland; disney world; disney parks; universal studios; seaworld
    amusement; theme park; comedy club; bowlero; lanes; arcade; escape room; laser tag; trampoline; skating
    ice rink; ski; ski resort; lift ticket; aquarium; planetarium; gallery; opera; ballet; symphony
    philharmonic; livenation; live nation; seatgeek; axs; vivid seats; tickets; box office; epic games
    roblox; riot games; blizzard; casino; lottery; draftkings; fanduel; stadium; arena; ballpark; billiards
    karaoke; nightclub; kino; theater kasse
  `,
  'Personal care': `
    salon; barber; spa; hair; nails; sephora; ulta; cosmetic; friseur; coiffeur; great clips; supercuts
    sport clips; haircut; hairdresser; stylist; beauty; nail; manicure; lash; brow; waxing; wax; tanning
    massage; massage envy; sauna; facial; skincare; aesthetics; tattoo; bath and body; the body shop; lush
    kiehl; douglas parfumerie; rossmann; dm drogerie; muller drogerie; perfume; fragrance; barbershop
  `,
  Children: `
    daycare; kindergarten; childcare; nursery; toys; kita; babysit; school lunch; kindercare
    bright horizons; goddard; preschool; pre school; day care; child care; after school; summer camp
    summer camps; little gym; gymboree; carters; oshkosh; childrens place; buy buy baby; babies; baby store
    toddler; montessori; lego; build a bear; nanny; care com; sittercity; creche; tagesmutter; child support
    school fees; school pictures; lifetouch; girl scout; boy scout; little league; youth soccer
    swim lessons; music lessons; dance studio
  `,
  Education: `
    tuition; university; college; coursera; udemy; student; school; bookstore; univ; bursar; chegg; kaplan
    princeton review; test prep; tutoring; tutor; kumon; mathnasium; sylvan; academy of; masterclass
    skillshare; edx; udacity; pluralsight; codecademy; datacamp; community coll; college board; ets
    gre exam; exam fee; textbook; textbooks; pearson; mcgraw; cengage; driving school; fahrschule
    language school; volkshochschule; seminar; certification
  `,
  'Gifts and donations': `
    donation; red cross; charity; church; unicef; oxfam; gofundme; gift; donate; st jude; salvation army
    habitat for humanity; doctors without borders; wwf; aclu; npr; pbs; wikimedia; world vision
    feeding america; food bank; united way; march of dimes; make a wish; humane society; aspca; foundation
    ministries; ministry; parish; diocese; temple beth; synagogue; mosque; islamic center; cathedral; tithe
    church offering; givelify; tithely; actblue; winred; kickstarter; flowers; florist; 1 800 flowers; ftd
    proflowers; hallmark; greeting cards; edible arrangements; spende; brot fur die welt; caritas
  `,
}

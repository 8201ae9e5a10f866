/**
 * What a visitor may be made to download, in kB (1000 bytes) after compression. What is weighed:
 * - `files`: globs from the root, each of which must find something;
 * - `page`: a built page with the scripts and style sheets it names, which is the first screen:
 *   the search for cars, without the map;
 * - `embed`: a part of what partners' pages load, by its name in the build's embed.json, in kB of 1024 bytes as
 *   the other embeds were measured. `search` is the list of cars with its fields, `fields` what they open.
 * Raise a number only with a reason in the commit.
 */
export const budgets = [
  // 56 before licences, odometers and prices in words were rules for all, 61 before the lines of an amount were: each file is packed by itself here.
  // 62 and 52.5 before products and charges had rules of their own.
  // 53 in brotli before it was a rule for how long a case may wait. 63 and 53.5 before billing runs and credit notes had refusals of their own.
  // 64 and 54.2 before corrections, disputes and damages had theirs, which no member carries: they are packed in a file of their own.
  // 65 and 55 before losses, reminders and bank accounts had rules, and the books settings and refusals of their own, and the search its.
  // 73.5 and 62.5 before lines of companies were gathered, and leaving waited for what is on no invoice.
  // 75 and 64 before SMS were counted, turned and held to a sender and quiet hours.
  // 79.5 and 67.5 before a club wrote its own texts of SMS, with the standard ones beside them, and members chose their ways.
  // 83.5 and 71.2 before a claim of AvtaleGiro had a deadline by the banks' days, and what a club says of trips and licences its texts.
  // 87 and 74 before partners gave their sites and keys.
  // 88.5 and 75.5 before staff came by their own provider and clubs brought an opening balance.
  { name: 'validation, whole', files: ['packages/validation/dist/**/*.js'], gzip: 89, brotli: 76 },
  // 66.5 and 55.7 before members chose by which ways each kind of message comes.
  // 64 and 53.5 before receipts of members, and refusals of the books.
  // 62 and 52 before owners of memberships could say who receives the invoices: the shapes are shared with the admin area, and no page loads them.
  // 67.5 and 56.5 before somebody was invited to a staff.
  // 68 and 57 before the first organization was made on a page, and staff proved a second step: no page of members loads their shapes.
  // 71 and 59.5 before a search could be asked in columns: the shapes are the server's, the client has two lines more.
  {
    name: 'core-api, without the admin area',
    files: ['*.js', 'client/*.js', 'endpoints/*.js', 'entities/*.js', 'native/*.js'].map(
      (path) => `packages/core-api/dist/${path}`,
    ),
    gzip: 72,
    brotli: 60.5,
  },
  // 42 with several resources to a file: each file is packed by itself here, and all of them as one on the page.
  // 49 and 42 before the overview, who has a car, what tells people and cars apart, and the counts of views were asked in one call each.
  // 52 and 44.5 before there was billing: what is to be billed, invoices and products, with what is done with them.
  // 58 and 49.5 before invoices were made, proved, approved, sent and credited, and memberships had billing data.
  // 62 and 53 before charges were added, corrected, proposed, disputed and answered, and trips and damages were billed by themselves.
  // 65 and 56 before a run was open to its members, tried while it is typed, looked at in samples, paused and told step by step.
  // 67.5 and 58 before the books: ledger, losses, payouts, reminders and months that are closed.
  // 78 and 66.5 before an approver was shown samples of a run, and a run could be held back while it is sent.
  // 79.5 and 68 before files were read in: what each type of them holds, its runs and its rows.
  // 83 and 71 before payments were read in, matched and led from bank to trip.
  // 88.5 and 76 before there were files to print, and a club wrote down who sends its invoices.
  // 91 and 78 before a club's books were reached in another system.
  // 92 and 79 before SMS.
  // 95 and 82 before a run was rehearsed as of any day.
  // 96.5 and 83 before what did not come through to a club's books had its calls, and fuel, odometers and lines that wait their lists.
  // 100.5 and 86 before rights were given, ended and taken.
  // 102.5 and 88 before staff were shown how the machinery is.
  // 103.5 and 89 before an organization was set up on the screen: its partners, filters, checklist and services.
  // 107 and 92 before clubs moved in, made terms by version and took cars into use.
  // 111 and 95 before the staff came by a provider of their own.
  { name: 'core-api, the admin area', files: ['packages/core-api/dist/admin/**/*.js'], gzip: 112.5, brotli: 96.5 },
  // 10 before fields of a row shared their lines.
  { name: 'ui, styles', files: ['packages/ui/dist/styles.css'], gzip: 10.3, brotli: 9 },
  // 198 and 170 before licences, kilometres and prices in words: most of it is the texts of what can be refused.
  // 201 and 172.5 before the search was one line with chips, the sheet had three heights, and each kind of car its own outline.
  // 204.5 and 176.5 before the map's marks followed the text's size and suggested times said their own prices there.
  // 206.5 and 178.5 before the sum stood at the button that confirms, and charges and cases had refusals of their own.
  // 207.5 and 179 before billing runs, sending and credit notes had theirs; 208.5 and 180 before Preact stood for React; 153.2 and 134.2 before the site was cut by what is fetched together.
  { name: 'host, first screen', page: 'apps/host/dist/findcar.html', gzip: 144.5, brotli: 126.3 },
  // 1.5 and 1.3 before it kept an element's place and the page's own link from the moment it is defined.
  // 1.6 and 1.4 before it asked for all files of a widget together, a round trip earlier.
  // 1.8 and 1.6 before it showed what the server draws until the widget is there.
  // 2.7 and 2.4 before it looked itself whether an element is near, a frame before the browser tells.
  { name: 'embed, loader', embed: 'loader', gzip: 2.9, brotli: 2.6 },
  { name: 'embed, log-in', embed: 'login', gzip: 26.9, brotli: 24.3 },
  // 85 and 76 before the same redraw: line, chips, rows that lay themselves out by the list's width, prices shared with the map.
  // 98 and 88 before the same refusals; 98.5 and 88.5, and 100 and 90 for the fields, before files that are loaded together were one.
  // 89.7 and 79 before the layout for narrow elements was counted too; with it, they loaded what the fields open before the list.
  // 92.5 and 81.7 before a list waited for its prices to take the drawing's place.
  { name: 'embed, search without the map', embed: 'search', gzip: 93.5, brotli: 82.2 },
  { name: 'embed, what the fields of the search open', embed: 'fields', gzip: 79.7, brotli: 67.9 },
  // 438 in brotli before pins and names that the edge or a button would cut step aside, or say less.
  { name: 'embed, map with its cars', embed: 'map', gzip: 317, brotli: 263 },
]

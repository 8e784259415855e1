import { createHash } from 'node:crypto'
import { basename } from 'node:path'

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every page runs on, as one file: it changes only with its version, and compresses better than in pieces. */
const foundation = /node_modules\/(react|react-dom|scheduler|react-router|zustand)\//

/** What the frame of every public page and its first screen are made of. Dialogs and the office have their own files. */
const frame = [
  /src\/design\/(badge|button|card|class-names|dish-picture|icon|icon-button|icons|logo|modal-stack|picture|picture-placeholder|plate-drawing|price|field\.module|search-field|section|skeleton|spinner|toast|toast-store|use-early-typing)\./,
  /src\/(web|layouts)\/(?!browser-api|cart-bar|copy-text|mobile-menu|not-found-page|office|page-status|queries|script-nonce|use-refresh)[^/]+$/,
  /src\/web\/texts\//,
  /src\/kernel\/(language|money|picture-variants)\./,
  /src\/features\/(cart\/(rules\/(cart|restore-cart)|ui\/(site|shared)\/cart-st)|customization\/rules\/choice\.|restaurant\/ui\/(site|shared))/,
  /src\/(root\.tsx|entry\.client\.tsx)$/,
]

/** What the menu's list of dishes is made of. The office uses some of it, which must not cost the menu a file. */
const dishList =
  /src\/(design\/empty-state|kernel\/(search-query|text)|features\/menu\/(ui\/(site|shared)\/(dish-card|use-vat-note|load-menu)|rules\/menu-order))\./

/** What home shows at first of what is hydrated further down: texts and styles. */
const home =
  /src\/features\/(pages\/(texts\/home|ui\/(site|shared)\/(home-story|home-reservation|deferred-lower-home)\.module|ui\/(site|shared)\/(later-film|reservation-anchor))|(reviews|reservations|news)\/ui\/(site|shared)\/(review-slips|booking|latest-news)\.module|reservations\/ui\/(site|shared)\/use-hydrated)/

/** What the lists of posts and the articles share. */
const posts = /src\/features\/news\/ui\/(site|shared)\/(byline|drawn-message|load-news|post-(card|picture))\./

/** The office's controls as one file: in pieces, the list of files that every public page carries would grow. */
const controls =
  /node_modules\/(@mantine|@floating-ui|clsx|tabbable|react-number-format|react-remove-scroll)\//

/** What asks the API while it is open: dialogs, the lower home page, tickets, the office. One file, for the same reason. */
const query = /node_modules\/@tanstack\//

/** What several steps after the first load share: dialogs, tickets, articles, the office. One file, for the same reason. */
const steps = /src\/(design\/(notice|task-icons)|kernel\/(dates|own-value|phone)|web\/copy-text)\./

/** The texts of an order: checkout, its ticket, the office. */
const orderLabels =
  /src\/features\/orders\/(rules\/order-progress|texts\/(en|order-labels|texts|vi)|ui\/(site|shared)\/order-times)\./

/** What several pages of the office have in common, as one file, for the same reason. */
const office =
  /src\/(web\/office\/|features\/(accounts\/(rules|ui\/(office|shared))|dashboard|notifications)\/)/

/** The class as written and a mark of its file: nothing else, as every page carries these names in HTML and scripts. */
function classNameOf(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(basename(file)).digest('base64url').slice(0, 3)}`
}

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    // Safari 16.4 and browsers of its age: native dialog, popover and modern CSS without a polyfill.
    target: ['chrome111', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'foundation', test: foundation },
                { name: 'controls', test: controls },
                { name: 'query', test: query },
                { name: 'frame', test: (id: string) => frame.some((part) => part.test(id)) },
                { name: 'dish-list', test: dishList },
                { name: 'home', test: home },
                { name: 'posts', test: posts },
                { name: 'steps', test: steps },
                { name: 'order-labels', test: orderLabels },
                { name: 'office', test: office, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
})

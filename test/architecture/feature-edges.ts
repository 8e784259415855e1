/**
 * Which feature may know which other (import rule 7). An edge lets a feature use the other's contract and rules, its
 * server the other's public API `server/<feature>.ts`, its interface the other's `openParts`. The graph has no cycles: a test
 * says so. Adding a line here is a decision about the product; say why beside it.
 */
export const featureEdges: Readonly<Record<string, readonly string[]>> = {
  // What the kitchen can run out of. Knows the ids of dishes and options, not what they are.
  ingredients: [],
  // How a dish can be varied and what that costs, and which options are out because of an ingredient. Knows no dish.
  customization: ['ingredients'],
  // The restaurant: settings, hours, closures, VAT, contact; its logo is uploaded.
  restaurant: ['uploads'],
  // What the staff are told, each user apart. Knows texts and references, not what they are about.
  notifications: ['accounts'],
  // Whether a screen that shows orders is there, in opening hours; admins are told. Knows no order.
  presence: ['restaurant', 'notifications'],
  // Users and sign-in. Every server may ask its public API who someone is, so it depends on no feature.
  accounts: [],
  // Which tablets and programs work without a person's account. Every server may ask its public API, so it depends on no feature.
  devices: [],
  // Who changed what. Every server records its changes by its public API, so it depends on no feature.
  audit: [],
  // Lines and their identity are made of choices.
  cart: ['customization'],
  // A dish is out with its ingredients. It carries schemas and an uploaded picture, its page puts it into the cart and shows the restaurant's hours.
  menu: ['ingredients', 'customization', 'cart', 'restaurant', 'accounts', 'uploads'],
  // When the restaurant calls a guest first, by its settings. Knows numbers, not what is booked or ordered.
  'call-first': ['restaurant'],
  // What waits to be printed, and who or which device prints it, on the restaurant's printers. Knows papers, not orders.
  printing: ['restaurant', 'accounts', 'devices'],
  // Who sits at which table, from when until when. Knows labels and numbers, not what is booked or ordered.
  visits: [],
  // Which times the oven can keep, by the restaurant's hours and settings, and the pause. Knows loads, not orders or bookings.
  oven: ['restaurant', 'accounts'],
  // An order prices a cart by menu, choices and VAT, may need a call first, tells the staff, and joins the visit of its table.
  // Staff see the open orders that hold a missing ingredient.
  orders: [
    'ingredients',
    'menu',
    'customization',
    'cart',
    'restaurant',
    'call-first',
    'notifications',
    'presence',
    'accounts',
    'visits',
    // What kitchen and bar print of an order.
    'printing',
    // It promises times that the oven can keep.
    'oven',
  ],
  // A table is booked within the restaurant's hours and the seats that walk-ins leave, may need a call first, and the staff are told.
  // While staff book for a guest on the phone, they see what the guest ordered before.
  reservations: ['orders', 'restaurant', 'call-first', 'notifications', 'accounts', 'visits'],
  // What guests write, and the staff are told.
  contact: ['restaurant', 'notifications', 'accounts'],
  // Addresses for the newsletter; the page that ends a subscription names the restaurant's e-mail.
  newsletter: ['restaurant'],
  // The frames of the office: what waits in every part of the restaurant, the search over it, the event stream, the warning
  // of VAT's end, what the owner has still to fill in; the shift sheet with what is sold out; the ingredients with all that holds them.
  dashboard: [
    'kitchen',
    'ingredients',
    // The strip of the pause.
    'oven',
    'restaurant',
    'menu',
    'customization',
    'pages',
    'call-first',
    'orders',
    'reservations',
    'contact',
    'notifications',
    'presence',
    'accounts',
    'printing',
  ],
  // What the kitchen makes: the open orders, struck line by line and moved stage by stage, live, also on a paired device.
  // It rings for new orders in the opening hours, says what is sold out and whether it pauses.
  kitchen: [
    'orders',
    'customization',
    'menu',
    'notifications',
    'presence',
    'accounts',
    'restaurant',
    'ingredients',
  ],
  // Guests' reviews of the restaurant, typed in; a guest's picture is uploaded.
  reviews: ['uploads'],
  // Signed by the restaurant, its pictures from the store; an article can end with a dish of the menu.
  news: ['restaurant', 'uploads', 'menu'],
  // The texts of law name the restaurant, its VAT and whether it delivers.
  legal: ['restaurant'],
  // Stored pictures.
  uploads: [],
  // Home shows featured dishes, the restaurant, its reviews and its latest news; among the settings stand the bookings and orders that
  // special days would touch, and beside them who gets the newsletter. Pictures of the pages are uploaded.
  pages: ['menu', 'restaurant', 'cart', 'orders', 'reservations', 'reviews', 'news', 'newsletter', 'uploads'],
}

/** Files of a feature's `ui/` that the features with an edge to it, and the frames, import from where they lie. */
export const openParts: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    // The frames add to both what other features know of the profile.
    'office/account-page',
    'office/settings-page',
    'office/office-guard',
    'office/office-header',
    'office/still-signed-in',
    'office/stored-session',
    'office/use-signed-in-user',
  ],
  audit: ['office/audit-screen'],
  'call-first': ['office/call-marks'],
  cart: [
    'site/cart-line-item',
    'site/cart-store',
    'site/empty-cart',
    'site/ordering-step',
    'site/stored-cart',
    'site/use-line-removal',
    'site/visit-table',
  ],
  customization: [
    'office/schemas-section',
    'office/dietary-kinds',
    'office/schema-resource',
    'office/tried-dish',
    'site/choice-problem-text',
    'site/choice-section',
    'site/customization-dialog',
  ],
  menu: [
    'office/availability-row',
    'office/category-resource',
    'office/dish-resource',
    'office/use-refetch-at',
    'site/dish-card',
    'site/load-menu',
    'site/pictured-dish',
    'site/use-dish-ordering',
    'site/use-line-choices',
    'site/use-sold-as',
  ],
  news: ['site/deferred-news'],
  newsletter: ['office/subscribers', 'site/newsletter-form'],
  notifications: [
    'office/chime',
    'office/chime-choice',
    'office/live-store',
    'office/live-tools',
    'office/notification-bell',
    'office/push-device',
    'office/push-devices',
    'office/sound-offer',
    'office/use-event-stream',
    'office/use-rising-ring',
  ],
  orders: [
    'office/cancel-order',
    'office/guest-note',
    'office/known-guest-part',
    'office/open-orders',
    'office/orders-overview',
    'office/phone-order-draft',
    'office/table-suggestions',
    'office/touched-orders',
    'office/unseen-strip',
    'site/ordering',
    'site/own-orders-list',
    'site/own-orders-presence',
  ],
  oven: ['office/pause-button', 'office/pause-strip', 'office/use-pause'],
  pages: ['office/to-fill-in-list'],
  presence: ['office/absence-notice', 'office/use-presence'],
  printing: ['office/print-order-buttons'],
  reservations: [
    'office/open-reservations',
    'office/reservations-overview',
    'office/touched-bookings',
    'site/book-table-button',
    'site/book-table-link',
    'site/booking',
  ],
  restaurant: [
    'office/current-settings',
    'office/restaurant-settings',
    'office/touched-list',
    'office/vat-warning',
    'site/contact-details',
    'site/form-page',
    'site/load-room',
    'site/no-script',
    'site/opening-hours-list',
    'site/opening-state-text',
    'site/restaurant-logo',
    'site/restaurant-map',
    'site/restaurant-ways',
    'site/social-links',
    'site/use-price-note',
    'site/use-site-settings',
  ],
  reviews: ['site/guest-reviews'],
  uploads: ['office/film-field', 'office/picture-field', 'office/picture-kind', 'office/picture-uploads'],
}

/** Features whose office screens show parts of the feature's own public pages: a preview, a checkout that staff fill in. */
export const officeUsesSite: readonly string[] = [
  'customization',
  'menu',
  'news',
  'orders',
  'restaurant',
  'reviews',
]

/**
 * Features whose public API and contract every feature's server may use without an edge of its own; they have none
 * themselves.
 */
export const openToServers: readonly string[] = ['accounts', 'audit', 'devices']

/**
 * Features whose parts the frame around every public page shows: the header's cart and booking, the footer's contact and
 * newsletter.
 */
export const siteFrameUses: readonly string[] = ['cart', 'newsletter', 'orders', 'reservations', 'restaurant']

/** The first cycle among the edges, as the features on it, or undefined. */
export function findCycle(edges: Readonly<Record<string, readonly string[]>>): readonly string[] | undefined {
  const finished = new Set<string>()
  const visit = (feature: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature]
    if (finished.has(feature)) return undefined
    for (const next of edges[feature] ?? []) {
      const cycle = visit(next, [...path, feature])
      if (cycle) return cycle
    }
    finished.add(feature)
    return undefined
  }
  for (const feature of Object.keys(edges)) {
    const cycle = visit(feature, [])
    if (cycle) return cycle
  }
  return undefined
}

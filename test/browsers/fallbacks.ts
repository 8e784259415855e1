/**
 * What the built scripts name although a declared browser lacks it, or has it with a fault, each with what happens there. That it does
 * is tested by test/e2e/slow/old-browsers.e2e.ts, which takes the thing away and opens every page.
 */
export const scriptFallbacks: Readonly<Record<string, string>> = {
  'CSS.highlights': 'The results of a search show without marks.',
  Highlight: 'See CSS.highlights.',
  'Error.captureStackTrace': 'Zod asks first; without it an error has a longer stack.',
  TouchEvent: 'Mantine asks first; without it there are only pointers and the mouse.',
  'window.TouchEvent': 'See TouchEvent.',
  'URL.canParse': 'Zod asks first, and makes a URL to see whether it fails.',
  'es.array.includes': 'It is there, and with a fault on lists with holes that change meanwhile.',
  'es.array.push': 'It is there, and with a fault on lists whose length is fixed.',
  'es.array.with': 'It is there, and with a fault about which of two errors is thrown.',
  'es.json.parse': 'It is there, and does not tell the source of a number.',
  'es.json.stringify': 'It is there, and does not take raw JSON.',
  navigation: 'React asks first; without it a transition does not wait for a navigation of the browser.',
  'window.navigation': 'Without it, Back from a page with unsaved changes is not asked about by this way.',
  setImmediate: 'React asks first; no browser of ours has it.',
  'window.requestIdleCallback': 'A moment after loading serves as well.',
  'window.cancelIdleCallback': 'See requestIdleCallback.',
}

/** The same of the style sheets, by the features of caniuse. */
export const styleFallbacks: Readonly<Record<string, string>> = {
  'css-clip-path': 'Basic shapes, the only ones used, are there.',
  'css-content-visibility': 'Without it all of a page is laid out at once: slower, and the same to see.',
  'css-display-contents': 'It is there, and with faults on elements that we do not use it for.',
  'css-hanging-punctuation': 'Quotation marks do not hang.',
  'css-initial-letter': 'The first letter is as large as the text, and coloured.',
  'css-marker-pseudo': 'Markers of lists keep the colour of the text.',
  'css-masks': 'The prefixed property, which the build adds, is there.',
  'css-media-scripting':
    'Skeletons stay where a browser without scripts cannot say so; everything else is there.',
  'css-overflow-anchor': 'A browser without it does not anchor scrolling, so there is nothing to turn off.',
  'css-paged-media': 'Paper and margins are those of the printer.',
  'css-scrollbar': 'Scroll bars look as the browser draws them.',
  'css-text-box-trim': 'Buttons are some pixels higher.',
  'css-touch-action': 'A double tap may zoom.',
  'intrinsic-width': 'The keywords used are there for the properties they are used with.',
  multicolumn:
    'Gaps, the only part used, are there; a card of a printed sheet may be cut by the end of the page.',
  'text-decoration': 'Lines have another thickness or colour.',
  'text-size-adjust': 'Prefixed where it matters; elsewhere text is not enlarged by itself.',
}

import { GlobalWindow } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'

/*
 * Gives tests a document: the globals of a browser window, beside those of Node, which the application under the
 * same test needs. One for all files of a process, since React and others look for a document once, when they are loaded.
 */
if (!('document' in globalThis)) openWindow()

function openWindow(): void {
  const browser = new GlobalWindow({
    url: 'http://localhost:3000',
    settings: {
      disableErrorCapturing: true,
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
    },
  })
  populateGlobal(globalThis, browser, { bindFunctions: true })

  // happy-dom knows `:disabled`, but not the opposite.
  const { matches, querySelector } = browser.Element.prototype
  const withoutEnabled = (selector: string) => selector.replaceAll(':enabled', ':not(:disabled)')
  browser.Element.prototype.matches = function (selector) {
    return matches.call(this, withoutEnabled(selector))
  }
  browser.Element.prototype.querySelector = function (selector: string) {
    return querySelector.call(this, withoutEnabled(selector))
  }

  // Nor `<search>`, of which React would warn as of a misspelt component.
  Object.defineProperty(browser.HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

  // No picture is fetched here: each is on its way, and not one that has come without a size.
  Object.defineProperty(browser.HTMLImageElement.prototype, 'complete', { get: () => false })

  // Newer browsers return a promise from scrolling, which no effect may return.
  browser.Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as void
}

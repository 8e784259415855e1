/**
 * The CSS property that includes a picture in a view transition. Only one picture has it at a time, and only during the transition.
 */
const transitionName = 'view-transition-name'

/**
 * Only wide screens get the view transition. On a phone it would delay the dialog by 35 ms, beyond the 100 ms within which a tap
 * should have an effect.
 */
const isWanted = '(width >= 48rem) and (prefers-reduced-motion: no-preference)'

let named: HTMLElement | null = null
let running: ViewTransition | undefined

/**
 * Opens a dialog. If the browser supports view transitions, the picture of the card moves and grows into the picture of the dialog.
 */
export function openFromCard(card: Element | null, open: () => void): void {
  open()
  morph(pictureIn(card), pictureInDialog)
}

/** Closes the dialog, and lets its picture move back to the card from which the dialog was opened. */
export function closeIntoCard(card: Element | null, close: () => void): void {
  const from = pictureInDialog()
  close()
  morph(from, () => {
    // The dialog is still fading out while its picture already moves to the card. So the picture inside the dialog is hidden.
    from?.style.setProperty('visibility', 'hidden')
    return pictureIn(card)
  })
}

const pictureIn = (card: Element | null) => card?.querySelector<HTMLElement>('img') ?? null

/** The picture of a dish in the open dialog. It is null if the dialog shows two halves. */
function pictureInDialog(): HTMLElement | null {
  const picture = pictureIn(document.querySelector('dialog[open]'))
  return picture?.closest('picture') ? picture : null
}

/**
 * Lets the browser animate one picture into the other. The dialog does not wait for the animation: `open` or `close` has been
 * called before. `to` finds the other picture in the next frame.
 */
function morph(from: HTMLElement | null, to: () => HTMLElement | null): void {
  if (!from || !('startViewTransition' in document && matchMedia(isWanted).matches)) return
  const page = document.documentElement.style
  // Only the picture is animated, not the page and the dialog.
  page.setProperty(transitionName, 'none')
  nameAlone(from)
  const transition = document.startViewTransition(() => {
    if (running === transition) nameAlone(to())
  })
  running = transition
  // If the browser skips the transition, for example because another one begins, the pictures change without animation.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    if (running !== transition) return
    nameAlone(null)
    page.removeProperty(transitionName)
  })
}

function nameAlone(picture: HTMLElement | null): void {
  named?.style.removeProperty(transitionName)
  named = picture
  picture?.style.setProperty(transitionName, 'dish-picture')
}

/** Of the one picture that takes part, while it does. */
const transitionName = 'view-transition-name'

/** A phone would show the dialog 35 ms later, beyond the 100 ms that a tap may take. */
const isWanted = '(width >= 48rem) and (prefers-reduced-motion: no-preference)'

let named: HTMLElement | null = null
let running: ViewTransition | undefined

/** Opens a dialog, and turns the picture of the card into the dialog's where the browser can. */
export function openFromCard(card: Element | null, open: () => void): void {
  open()
  morph(pictureIn(card), pictureInDialog)
}

/** Closes the dialog, and turns its picture back into that of the card it was opened from. */
export function closeIntoCard(card: Element | null, close: () => void): void {
  const from = pictureInDialog()
  close()
  morph(from, () => {
    // The dialog is still leaving, and its picture has left it.
    from?.style.setProperty('visibility', 'hidden')
    return pictureIn(card)
  })
}

const pictureIn = (card: Element | null) => card?.querySelector<HTMLElement>('img') ?? null

/** None where the dialog shows two halves. */
function pictureInDialog(): HTMLElement | null {
  const picture = pictureIn(document.querySelector('dialog[open]'))
  return picture?.closest('picture') ? picture : null
}

/**
 * Draws how one picture becomes another, which takes its place with the next frame. What changes on the page has been changed
 * before and waits for nothing: a dialog is there in its first frame, and going back finds it closed.
 */
function morph(from: HTMLElement | null, to: () => HTMLElement | null): void {
  if (!from || !('startViewTransition' in document && matchMedia(isWanted).matches)) return
  const page = document.documentElement.style
  // Nothing but the picture: the page and the dialog are drawn as they are.
  page.setProperty(transitionName, 'none')
  nameAlone(from)
  const transition = document.startViewTransition(() => {
    if (running === transition) nameAlone(to())
  })
  running = transition
  // Where it is not drawn, because another begins for instance, the pictures change without it.
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

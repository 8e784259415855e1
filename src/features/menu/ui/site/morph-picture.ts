/**
 * The CSS property that makes a picture take part in a view transition. Only one picture has it, and only while the transition
 * runs.
 */
const transitionName = 'view-transition-name'

/**
 * Only wide screens have the view transition: on a phone it would show the dialog 35 ms later, beyond the 100 ms that a tap may
 * take.
 */
const isWanted = '(width >= 48rem) and (prefers-reduced-motion: no-preference)'

let named: HTMLElement | null = null
let running: ViewTransition | undefined

/** Opens a dialog. If the browser can draw view transitions, the picture of the card turns into the picture of the dialog. */
export function openFromCard(card: Element | null, open: () => void): void {
  open()
  morph(pictureIn(card), pictureInDialog)
}

/** Closes the dialog, and turns its picture back into the picture of the card from which the dialog was opened. */
export function closeIntoCard(card: Element | null, close: () => void): void {
  const from = pictureInDialog()
  close()
  morph(from, () => {
    // The dialog is still disappearing, but its picture already moves to the card. So the picture is hidden in the dialog.
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
 * Lets the browser draw how one picture turns into the other. The dialog has been opened or closed before and waits for nothing: an
 * opened dialog is there in its first frame, and a closed one is closed at once. `to` finds the other picture in the next frame.
 */
function morph(from: HTMLElement | null, to: () => HTMLElement | null): void {
  if (!from || !('startViewTransition' in document && matchMedia(isWanted).matches)) return
  const page = document.documentElement.style
  // Only the picture takes part in the transition. The page and the dialog appear as they are.
  page.setProperty(transitionName, 'none')
  nameAlone(from)
  const transition = document.startViewTransition(() => {
    if (running === transition) nameAlone(to())
  })
  running = transition
  // If the browser does not draw the transition, for example because another one begins, the pictures change without it.
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

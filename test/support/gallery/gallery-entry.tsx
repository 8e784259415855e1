import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'

import '#src/design/fonts.css'
import '#src/design/tokens.css'
import '#src/design/base.css'
import { Gallery } from '#src/design/gallery/gallery.tsx'
import { ToastRegion } from '#src/design/toast.tsx'

/** Stands for a dish: the menu's own pictures change, and would change every screenshot with them. */
function drawnDish(crust: string, topping: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="800" height="800">
    <path fill="#211d1b" d="M0 0h80v80H0z"/><circle cx="40" cy="40" r="34" fill="${crust}"/>
    <circle cx="40" cy="40" r="28" fill="${topping}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

const pictures = [
  drawnDish('#c98b45', '#b5331c'),
  drawnDish('#b8763a', '#d9a62e'),
  drawnDish('#c08a50', '#7d8f3c'),
]

const root = document.getElementById('root')
if (!root) throw new Error('The page has a place for the gallery')
createRoot(root).render(
  <MemoryRouter>
    <Gallery pictures={pictures} />
    <ToastRegion label="Thông báo" closeLabel="Đóng thông báo" />
  </MemoryRouter>,
)

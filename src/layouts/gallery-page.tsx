import { Gallery } from '#src/design/gallery/gallery.tsx'

const pictures = ['margherita', 'pepperoni', 'burrata-ham'].map((id) => `/objects/dishes/${id}.webp`)

/** A page for developers that shows every component of the site in all its states. Only `npm run dev` serves it. */
export default function GalleryPage() {
  return (
    <>
      <title>Design</title>
      <meta name="robots" content="noindex, nofollow" />
      <Gallery pictures={pictures} />
    </>
  )
}

import { Gallery } from '#src/design/gallery/gallery.tsx'

const pictures = ['margherita', 'pepperoni', 'burrata-ham'].map((id) => `/objects/dishes/${id}.webp`)

/** Shows every component of the site in all its states, for developers. Only `npm run dev` serves this page. */
export default function GalleryPage() {
  return (
    <>
      <title>Design</title>
      <meta name="robots" content="noindex, nofollow" />
      <Gallery pictures={pictures} />
    </>
  )
}

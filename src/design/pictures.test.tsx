import { showElement } from '#test/support/dom/shown-element.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { DishPicture } from './dish-picture.tsx'
import { HalvesPicture } from './halves-picture.tsx'
import { BrandLogo } from './logo.tsx'
import { Picture } from './picture.tsx'

const drawing = ({ label }: { label: string }) => <p>{`drawn ${label}`}</p>
const shown = { drawing, sizes: '100vw', alt: 'Lò', width: 1200, height: 900 }

describe('a picture', () => {
  test('holds its room, waits until it is near, and is fetched in the size and format that the browser wants', () => {
    showElement(<Picture {...shown} src="/objects/dishes/margherita.webp" placeholder="#111 #222 abc" />)
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Lò' })
    expect(['width', 'height', 'loading', 'decoding'].map((name) => picture.getAttribute(name))).toEqual([
      '1200',
      '900',
      'lazy',
      'async',
    ])
    const source = document.querySelector('source')
    expect(source?.getAttribute('sizes')).toBe('100vw')
    expect(source?.getAttribute('srcset')).toMatch(/ 1200w$/)
    expect(picture.style.getPropertyValue('--d')).toBe('#111')
  })

  test('that counts is fetched at once', () => {
    showElement(<Picture {...shown} src="/objects/dishes/margherita.webp" priority />)
    const picture = screen.getByRole('img')
    expect(['loading', 'fetchpriority', 'decoding'].map((name) => picture.getAttribute(name))).toEqual([
      'eager',
      'high',
      'sync',
    ])
  })

  test('of another site is taken as it is', () => {
    showElement(<Picture {...shown} src="https://p.example/a.jpg" />)
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://p.example/a.jpg')
    expect(document.querySelector('source')).toBeNull()
  })

  test('that is missing or does not come is drawn, until there is another', () => {
    const { redraw } = showElement(<Picture {...shown} src={null} />)
    expect(screen.getByText('drawn Lò')).toBeDefined()
    redraw(<Picture {...shown} src="https://p.example/a.jpg" />)
    act(() => void fireEvent.error(screen.getByRole('img')))
    expect(screen.getByText('drawn Lò')).toBeDefined()
    redraw(<Picture {...shown} src="https://p.example/b.jpg" />)
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://p.example/b.jpg')
  })

  test('that had failed before the page was hydrated is drawn too', () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    showElement(<Picture {...shown} src="https://p.example/a.jpg" />)
    expect(screen.getByText('drawn Lò')).toBeDefined()
    complete.mockRestore()
  })

  test('of a dish is square, and of 800 px unless more is wanted', () => {
    showElement(<DishPicture src="https://p.example/a.jpg" alt="Bánh" />)
    const picture = screen.getByRole<HTMLImageElement>('img')
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['800', '800'])
  })
})

test('the logo of a restaurant has its own shape, in the place of which its name can stand', () => {
  const logo = (logoUrl: string | null) => (
    <BrandLogo brand={{ name: 'Lò Nướng', logoUrl, logoAspect: 2.5 }} label="Về trang chủ" height={40} />
  )
  const { redraw } = showElement(logo('/objects/logo.png'))
  const picture = screen.getByRole('img', { name: 'Về trang chủ' })
  expect(['width', 'height', 'sizes'].map((name) => picture.getAttribute(name))).toEqual([
    '100',
    '40',
    '100px',
  ])
  expect(picture.getAttribute('srcset')).toContain('/pictures/320/webp/logo.png 320w')
  redraw(logo('https://p.example/logo.png'))
  expect(screen.getByRole('img', { name: 'Về trang chủ' }).hasAttribute('srcset')).toBe(false)
  redraw(logo(null))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Lò Nướng')).toBeDefined()
  redraw(logo('/brand/logo_on_dark.svg'))
  expect(screen.getByRole('img', { name: 'Về trang chủ' }).getAttribute('src')).toContain('wordmark-on-dark')
})

test('two halves are one picture; what is not chosen yet is open, what has no picture is drawn', () => {
  const { redraw } = showElement(
    <HalvesPicture first="https://p.example/a.jpg" second={undefined} label="Nửa" />,
  )
  expect(screen.getByRole('img', { name: 'Nửa' }).querySelectorAll('img')).toHaveLength(1)
  redraw(<HalvesPicture first="https://p.example/a.jpg" second="https://p.example/b.jpg" label="Nửa" />)
  const sources = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
  expect(sources).toEqual(['https://p.example/a.jpg', 'https://p.example/b.jpg'])
  redraw(
    <HalvesPicture
      first="https://p.example/a.jpg"
      second="https://p.example/b.jpg"
      placeholders={['#111 #222 abc', '#333 #444 def']}
      label="Nửa"
    />,
  )
  const colours = [...document.querySelectorAll('img')].map((half) => half.style.getPropertyValue('--d'))
  expect(colours).toEqual(['#111', '#333'])
  redraw(<HalvesPicture first="https://p.example/a.jpg" second={null} label="Nửa" />)
  expect(document.querySelectorAll('img')).toHaveLength(2)
})

test('a half is fetched in the size it is shown in, and drawn anew when another is chosen', () => {
  const halves = (second: string, width?: 320) => (
    <HalvesPicture
      first="/objects/dishes/margherita.webp"
      second={second}
      label="Nửa"
      {...(width && { width })}
    />
  )
  const { redraw } = showElement(halves('/objects/dishes/hawaii.webp', 320))
  const pictures = () => [...document.querySelectorAll('img')]
  const sources = () => pictures().map((picture) => picture.getAttribute('src'))
  expect(sources().map((source) => source?.includes('320'))).toEqual([true, true])
  redraw(halves('/objects/dishes/hawaii.webp'))
  expect(sources().map((source) => source?.includes('640'))).toEqual([true, true])
  const [first, second] = pictures()
  redraw(halves('/objects/dishes/tom-yum.webp'))
  expect([pictures()[0] === first, pictures()[1] === second]).toEqual([true, false])
})

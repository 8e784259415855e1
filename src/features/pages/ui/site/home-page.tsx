import { Link } from 'react-router'

export default function HomePage() {
  return (
    <main>
      <Link to="/menu">Menu</Link>
    </main>
  )
}

export default function TablesScreen() {
  return null;
}

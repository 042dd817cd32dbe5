// The page that stands in for one that could not be fetched. It stays at that address, so going on is a reload.
var again = function () {
  location.reload()
}
addEventListener('online', again)
document.getElementById('again').addEventListener('click', again)
// A device can have a network and no way to us; `online` does not tell of that one coming back.
setInterval(function () {
  fetch('/readyz', { cache: 'no-store' }).then(
    function (answer) {
      if (answer.ok) again()
    },
    function () {},
  )
}, 5000)

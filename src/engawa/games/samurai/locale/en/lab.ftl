report-ending-last-figure = last figure of a kind
report-ending-four-set-aside = four set aside
report-ending-last-figure-four-set-aside = both at once
report-ending-nobody-can-lay = nobody can lay

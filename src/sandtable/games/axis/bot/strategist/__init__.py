"""`axis-strategist`: weighs battles by their odds and by what enemies could do next; moves armies by fronts."""
